"""What the tests of a group share."""

import pytest


@pytest.fixture(scope="session")
def table(rules):
    return rules.group
