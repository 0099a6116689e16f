"""Real tables for the fuzzer, and how to write JSON lines."""

import os

import schemathesis
from hypothesis import strategies as st

TABLES = os.environ["REAME_TABLES"].split()


@schemathesis.hook
def before_generate_path_parameters(context, strategy):
    """Often an id that exists."""
    known = st.fixed_dictionaries({"id": st.sampled_from(TABLES)})
    return strategy | known | known


@schemathesis.serializer("application/x-ndjson")
def lines(context, value):
    """A log is text."""
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")
