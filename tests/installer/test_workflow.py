"""The release workflow: its runners and actions are still there, its steps name what there is.

`runners.json` holds what GitHub says of them: the labels of runners with the day they are taken
away, and the first major version of each action that runs on a Node that is kept.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from release import product

WORKFLOW = (product.CHECKOUT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
KNOWN = json.loads(Path(__file__).with_name("runners.json").read_text(encoding="utf-8"))
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


ALL_STEPS = [step for job in JOBS.values() for step in steps(job)]
COMMANDS = re.findall(r"\bpython3? (installer/\S+)(.*)", WORKFLOW)


def test_the_workflow_is_read_whole():
    assert set(JOBS) == {"linux", "windows", "macos", "wheels", "release"}
    assert WORKFLOW.count("uses: ") == sum("uses: " in step for step in ALL_STEPS)
    assert WORKFLOW.count("\n        run: ") == sum("run: " in step for step in ALL_STEPS)
    assert "\t" not in WORKFLOW


@pytest.mark.parametrize("job", JOBS)
def test_jobs_run_on_runners_that_are_not_about_to_go(job):
    found = systems(JOBS[job])
    assert found
    assert {one: KNOWN["labels"].get(one, "unknown") for one in found} == dict.fromkeys(found)


@pytest.mark.skipif(shutil.which("actionlint") is None, reason="actionlint is not installed")
def test_the_linter_of_workflows_has_nothing_to_say():
    # A linter older than a runner does not know it; labels are judged by the list above.
    command = ["actionlint", "-no-color", "-ignore", 'label ".+" is unknown', "-"]
    done = subprocess.run(command, input=WORKFLOW, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "")


def test_every_kind_of_processor_has_its_runner():
    both = {"linux": "arm", "windows": "arm", "macos": "intel"}
    for job, second in both.items():
        assert [second in one for one in systems(JOBS[job])].count(True) == 1


@pytest.mark.parametrize("step", [one for one in ALL_STEPS if "uses: " in one])
def test_actions_run_on_a_node_that_is_kept_and_know_what_they_are_given(step):
    action, major = re.search(r"uses: (\S+)@v(\d+)", step).groups()
    known = KNOWN["actions"][action]
    assert int(major) >= known["major"]
    given = re.findall(r"^          ([\w-]+):", step.partition("        with:\n")[2], re.M)
    assert set(given) <= set(known["inputs"])


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
