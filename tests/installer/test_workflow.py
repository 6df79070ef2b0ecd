"""The release workflow: a linter that knows what is about to go, and whether steps name what is.

Which runners and Nodes of actions GitHub takes away, and when, is known to jactionlint, one of
the developers' tools; `.github/jactionlint.yaml` says what it looks for.
"""

import re
import subprocess
import sys

import pytest
from release import product

FORGE = product.CHECKOUT / ".github"
WORKFLOW = (FORGE / "workflows" / "release.yml").read_text(encoding="utf-8")
JOBS = dict(
    re.findall(r"^  (\w+):\n((?:(?:    .*)?\n)+)", WORKFLOW.partition("\njobs:\n")[2], re.M)
)
"""The text of each job by its name."""


def systems(job: str) -> list[str]:
    """Return the runners of a job, those of its matrix too."""
    (runner,) = re.findall(r"^    runs-on: (.*)$", job, re.M)
    if runner != "${{ matrix.system }}":
        return [runner]
    listed = re.search(r"^        system: \[(.*)\]$", job, re.M)
    return listed[1].split(", ") if listed else re.findall(r"^ +- system: (.*)$", job, re.M)


def steps(job: str) -> list[str]:
    """Return the steps of a job."""
    return re.split(r"^      - ", job.partition("    steps:\n")[2], flags=re.M)[1:]


def linted(workflow):
    """Return the status of the linter, and the rule that each of its findings is about."""
    command = [sys.executable, "-m", "jactionlint", "--oneline", "--no-color", "--shellcheck="]
    config = ["--config-file", str(FORGE / "jactionlint.yaml"), "-"]
    done = subprocess.run(
        [*command, *config], input=workflow, capture_output=True, text=True, check=False
    )
    assert done.returncode in (0, 1), done.stderr
    return done.returncode, [line.rpartition("[")[2][:-1] for line in done.stdout.splitlines()]


ALL_STEPS = [step for job in JOBS.values() for step in steps(job)]
COMMANDS = re.findall(r"\bpython3? (installer/\S+)(.*)", WORKFLOW)


def test_the_workflow_is_read_whole():
    assert set(JOBS) == {"linux", "windows", "macos", "wheels", "release"}
    assert WORKFLOW.count("uses: ") == sum("uses: " in step for step in ALL_STEPS)
    assert WORKFLOW.count("\n        run: ") == sum("run: " in step for step in ALL_STEPS)
    assert "\t" not in WORKFLOW


def test_the_linter_of_workflows_has_nothing_to_say():
    assert linted(WORKFLOW) == (0, [])


@pytest.mark.parametrize(
    ("now", "then", "rule"),
    [
        ("macos-26-intel", "macos-14", "unknown-runner-label"),
        ("ubuntu-24.04-arm", "ubuntu-22.04-arm", "deprecated-runner-label"),
        ("actions/checkout@v7", "actions/checkout@v4", "deprecated-node-runtime"),
        ("          merge-multiple: true", "          merge: true", "unknown-action-input"),
    ],
)
def test_the_linter_knows_what_is_gone_and_what_is_about_to_go(now, then, rule):
    status, found = linted(WORKFLOW.replace(now, then))
    assert status == 1
    assert set(found) == {rule}


def test_every_kind_of_processor_has_its_runner():
    both = {"linux": "arm", "windows": "arm", "macos": "intel"}
    for job, second in both.items():
        assert [second in one for one in systems(JOBS[job])].count(True) == 1


def test_steps_name_scripts_that_there_are():
    assert len(COMMANDS) >= 9
    missing = [one for one, _ in COMMANDS if not (product.CHECKOUT / one).is_file()]
    assert missing == []


def test_what_a_step_does_stands_in_a_script_that_can_be_run_elsewhere():
    others = {"choco install nsis", "gh release create"}
    for step in ALL_STEPS:
        told = step.partition("run: ")[2].strip().removeprefix("|").strip()
        for line in re.split(r"(?<!\\)\n *", told) if told else ():
            assert line.startswith("python installer/") or any(map(line.startswith, others)), line


def test_jobs_that_are_waited_for_are_there():
    for needed in re.findall(r"needs: \[(.*)\]", WORKFLOW):
        assert set(needed.split(", ")) <= set(JOBS)


def test_keys_are_only_taken_from_secrets_and_steps_that_need_them_are_skipped_without():
    for name, value in re.findall(r"^ +(\w+): \$\{\{ secrets\.(\w+) }}$", WORKFLOW, re.M):
        assert name == value
    for step in ALL_STEPS:
        if "secrets." in step:
            assert "if: env.MACOS_IDENTITY != ''" in step
    owner = (product.INSTALLER / "OWNER.md").read_text(encoding="utf-8")
    for secret in set(re.findall(r"secrets\.(\w+)", WORKFLOW)):
        assert f"`{secret}`" in owner, secret
