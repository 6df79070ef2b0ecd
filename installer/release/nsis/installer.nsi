; Installs Minigolf Desktop for the person who runs it: no rights of an administrator are needed.
; What is named ${...} and not defined here comes from windows.py.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${COMMAND}"
!define COURSE "MinigolfDesktop.Course"

Name "${NAME}"
OutFile "${INSTALLER}"
BrandingText "${NAME} ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} Setup"
VIAddVersionKey "LegalCopyright" "${COPYRIGHT}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${COMMAND}.exe"

!insertmacro MUI_PAGE_LICENSE "${CHECKOUT}${SLASH}LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; Ends the program's files, and them alone. Saves, records and settings lie in the person's own
; folder of application data, which neither an update nor a removal touches.
!macro REMOVE_PROGRAM UN
  Function ${UN}RemoveProgram
    ClearErrors
    Delete "$INSTDIR\${COMMAND}.exe"
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "Please close ${NAME} first, then try again." /SD IDOK
      SetErrorLevel 2
      Abort
    ${EndIf}
    Delete "$INSTDIR\${COMMAND}-console.exe"
    Delete "$INSTDIR\LICENSE.txt"
    RMDir /r "$INSTDIR\_internal"
  FunctionEnd
!macroend
!insertmacro REMOVE_PROGRAM ""
!insertmacro REMOVE_PROGRAM "un."

Section "-Program"
  Call RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}${SLASH}*"
  File "/oname=LICENSE.txt" "${CHECKOUT}${SLASH}LICENSE"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${COMMAND}.exe"

  WriteRegStr HKCU "Software\Classes\.${COURSE_ENDING}" "" "${COURSE}"
  WriteRegStr HKCU "Software\Classes\${COURSE}" "" "Minigolf course"
  WriteRegStr HKCU "Software\Classes\${COURSE}\DefaultIcon" "" "$INSTDIR\${COMMAND}.exe,0"
  WriteRegStr HKCU "Software\Classes\${COURSE}\shell\open\command" "" \
    '"$INSTDIR\${COMMAND}.exe" "%1"'

  WriteRegStr HKCU "${KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\${COMMAND}.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Minigolf Desktop authors"
  WriteRegStr HKCU "${KEY}" "URLInfoAbout" "${HOME}"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${RefreshShellIcons}
SectionEnd

Section "Uninstall"
  Call un.RemoveProgram
  Delete "$INSTDIR\uninstall.exe"
  ; Only when nobody put anything else there.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${KEY}"
  DeleteRegKey HKCU "Software\Classes\${COURSE}"
  ReadRegStr $0 HKCU "Software\Classes\.${COURSE_ENDING}" ""
  ${If} $0 == "${COURSE}"
    DeleteRegKey HKCU "Software\Classes\.${COURSE_ENDING}"
  ${EndIf}
  ${RefreshShellIcons}
SectionEnd
