; Installs Minigolf Desktop for the person who runs it: no rights of an administrator are needed.
; What is named ${...} and not defined here comes from windows.py.

Unicode true
; Else NSIS makes one for x86, which starts everywhere and says where it does not fit.
!ifdef TARGET
Target ${TARGET}
!endif
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include MUI2.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include x64.nsh

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
!insertmacro MUI_LANGUAGE "French"

LangString CLOSE ${LANG_ENGLISH} "Please close ${NAME} first, then try again."
LangString CLOSE ${LANG_FRENCH} "Veuillez d’abord fermer ${NAME}, puis réessayer."
LangString OTHER_WINDOWS ${LANG_ENGLISH} \
  "${NAME} needs Windows 10, version 1809, or later, for ${PROCESSOR} processors."
LangString OTHER_WINDOWS ${LANG_FRENCH} \
  "${NAME} demande Windows 10, version 1809, ou plus récent, pour processeurs ${PROCESSOR}."
LangString COURSE_FILE ${LANG_ENGLISH} "Minigolf course"
LangString COURSE_FILE ${LANG_FRENCH} "Parcours de minigolf"

; Where the program cannot run, it is not installed: status 3.
Function .onInit
  StrCpy $0 "runs"
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    StrCpy $0 ""
  ${EndIf}
!if "${PROCESSOR}" == "arm64"
  ${IfNot} ${IsNativeARM64}
!else
  ; Windows for ARM64 runs programs for x64, too.
  ${IfNot} ${RunningX64}
!endif
    StrCpy $0 ""
  ${EndIf}
  ${If} $0 == ""
    MessageBox MB_OK|MB_ICONSTOP "$(OTHER_WINDOWS)" /SD IDOK
    SetErrorLevel 3
    Quit
  ${EndIf}
FunctionEnd

; Ends the program's files, and them alone. Saves, records and settings lie in the person's own
; folder of application data, which neither an update nor a removal touches.
!macro REMOVE_PROGRAM UN
  Function ${UN}RemoveProgram
    ClearErrors
    Delete "$INSTDIR\${COMMAND}.exe"
    ${If} ${Errors}
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(CLOSE)" /SD IDOK
      SetErrorLevel 2
      Abort
    ${EndIf}
    Delete "$INSTDIR\${COMMAND}-console.exe"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\course.ico"
    RMDir /r "$INSTDIR\_internal"
  FunctionEnd
!macroend
!insertmacro REMOVE_PROGRAM ""
!insertmacro REMOVE_PROGRAM "un."

; A copy in another folder would stay behind and be removed by nobody.
Function RemoveOtherCopy
  ReadRegStr $0 HKCU "${KEY}" "InstallLocation"
  ${If} $0 == ""
  ${OrIf} $0 == $INSTDIR
    Return
  ${EndIf}
  ${If} ${FileExists} "$0\uninstall.exe"
    ExecWait '"$0\uninstall.exe" /S _?=$0' $1
    ${If} $1 <> 0
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(CLOSE)" /SD IDOK
      SetErrorLevel 2
      Abort
    ${EndIf}
    Delete "$0\uninstall.exe"
    RMDir "$0"
  ${EndIf}
FunctionEnd

Section "-Program"
  Call RemoveOtherCopy
  Call RemoveProgram
  SetOutPath "$INSTDIR"
  File /r "${FROZEN}${SLASH}*"
  File "/oname=LICENSE.txt" "${CHECKOUT}${SLASH}LICENSE"
  File "/oname=course.ico" "${COURSE_ICON}"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${COMMAND}.exe"

  WriteRegStr HKCU "Software\Classes\.${COURSE_ENDING}" "" "${COURSE}"
  WriteRegStr HKCU "Software\Classes\${COURSE}" "" "$(COURSE_FILE)"
  WriteRegStr HKCU "Software\Classes\${COURSE}\DefaultIcon" "" "$INSTDIR\course.ico"
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
