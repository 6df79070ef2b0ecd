"""Sign what Windows and macOS would warn of otherwise, with the owner's keys where there are any.

The keys come from the environment, and nothing is signed where they are missing:

| variable | holds |
| --- | --- |
| `WINDOWS_SIGN` | a command of Windows that signs the file whose path is added to it |
| `MACOS_CERTIFICATE`, `MACOS_CERTIFICATE_PASSWORD` | PKCS 12 in base64, its password |
| `MACOS_IDENTITY` | its name, such as `Developer ID Application: Somebody (TEAM)` |
| `APPLE_ACCOUNT`, `APPLE_TEAM`, `APPLE_PASSWORD` | who notarizes: account, team, app password |

    python installer/release/signing.py certificate
    python installer/release/signing.py notarize IMAGE

are steps of the release workflow on macOS.
"""

from __future__ import annotations

import base64
import os
import secrets
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

WINDOWS_SIGN = "WINDOWS_SIGN"
IDENTITY = "MACOS_IDENTITY"
CERTIFICATE = "MACOS_CERTIFICATE"
CERTIFICATE_PASSWORD = "MACOS_CERTIFICATE_PASSWORD"
NOTARY = ("APPLE_ACCOUNT", "APPLE_TEAM", "APPLE_PASSWORD")

ENTITLEMENTS = Path(__file__).parent / "entitlements.plist"
"""What a signed program may do that others may not: run code that ctypes and cffi write."""

KEYCHAIN = "release.keychain-db"


def sign_for_windows(*files: Path) -> bool:
    """Sign programs with the owner's command; tell whether that went well or nothing was asked."""
    command = os.environ.get(WINDOWS_SIGN, "")
    words = shlex.split(command, posix=os.name != "nt")
    return not words or all(subprocess.call([*words, str(file)]) == 0 for file in files)


def identity() -> str | None:
    """Return the name that macOS programs are signed with, if there is one."""
    return os.environ.get(IDENTITY) or None


def sign_image(image: Path) -> bool:
    """Sign a disk image of macOS; tell whether that went well or there is nobody to sign."""
    name = identity()
    return name is None or _all_work(["codesign", "--timestamp", "--sign", name, str(image)])


def import_certificate() -> bool:
    """Put the certificate into a keychain of its own that codesign looks into."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "certificate.p12")
        file.write_bytes(base64.b64decode(os.environ[CERTIFICATE]))
        password = secrets.token_hex()
        opened = ["-P", os.environ[CERTIFICATE_PASSWORD], "-T", "/usr/bin/codesign"]
        tools = ["-S", "apple-tool:,apple:", "-s", "-k", password, KEYCHAIN]
        return _all_work(
            ["security", "create-keychain", "-p", password, KEYCHAIN],
            ["security", "set-keychain-settings", KEYCHAIN],
            ["security", "unlock-keychain", "-p", password, KEYCHAIN],
            ["security", "import", str(file), "-k", KEYCHAIN, *opened],
            ["security", "set-key-partition-list", *tools],
            ["security", "list-keychains", "-d", "user", "-s", KEYCHAIN, "login.keychain-db"],
        )


def notarize(image: Path) -> bool:
    """Let Apple look at a signed disk image, and fasten to it that it did."""
    account, team, password = (os.environ[name] for name in NOTARY)
    who = ["--apple-id", account, "--team-id", team, "--password", password]
    return _all_work(
        ["xcrun", "notarytool", "submit", str(image), *who, "--wait"],
        ["xcrun", "stapler", "staple", str(image)],
    )


def _all_work(*commands: Sequence[str]) -> bool:
    """Run commands until one fails; tell whether none did."""
    return all(subprocess.call(command) == 0 for command in commands)


def main(arguments: Sequence[str]) -> int:
    """Do one of the two steps and return the exit status."""
    match arguments:
        case ["certificate"]:
            return 0 if import_certificate() else 1
        case ["notarize", image]:
            return 0 if notarize(Path(image)) else 1
    print("signing.py certificate, or signing.py notarize IMAGE", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
