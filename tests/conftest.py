"""All tests."""

import os

# Nothing is compiled beside a test; those that are about it say so themselves.
os.environ["TATAMI_COMPILE"] = "never"
