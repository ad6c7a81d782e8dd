"""NumPy archives from anywhere: read without trusting a byte of them, written alike every time."""

import json
from io import BytesIO
from typing import Any, BinaryIO, Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile, ZipInfo
from zlib import error as ZlibError

from menlo.adapters.extras import NotInstalled
from menlo.kernel.errors import BadSetup, quote

try:
    import numpy as np
    from numpy.lib import format as npy
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise NotInstalled(missing, "lab") from None

ABOUT: Final = "about"
MOST_BYTES: Final = 64 * 1024 * 1024  # unpacked
MOST_ARRAYS: Final = 64
# What the libraries say of bytes that are no archive, no array or no JSON; RuntimeError is for a locked one.
UNREADABLE: Final = (BadZipFile, ZlibError, OSError, EOFError, KeyError, RuntimeError, SyntaxError, ValueError)


def read_archive(content: BinaryIO, file: str) -> tuple[dict[str, Any], dict[str, NDArray[Any]]]:
    """What it is about, and its arrays of whole numbers."""
    try:
        with ZipFile(content) as archive:
            members = archive.infolist()
            if len(members) > MOST_ARRAYS or sum(member.file_size for member in members) > MOST_BYTES:
                raise BadSetup(f"{file}: expected at most {MOST_ARRAYS} arrays and {MOST_BYTES} bytes")
            arrays = {member.filename.removesuffix(".npy"): _array(archive.read(member)) for member in members}
        about = json.loads(arrays.pop(ABOUT).astype(np.uint8).tobytes())
    except BadSetup:
        raise
    except UNREADABLE as error:
        raise BadSetup(f"{file}: no archive of a network ({quote(str(error))})") from None
    if not isinstance(about, dict):
        raise BadSetup(f"{file}: about: found {quote(about)}, expected an object")
    return about, arrays


def _array(data: bytes) -> NDArray[Any]:
    """As large as its bytes, whatever its head claims, and of whole numbers: no objects, which would be pickled."""
    stream = BytesIO(data)
    if npy.read_magic(stream) != (1, 0):
        raise ValueError("unknown version of an array")
    shape, fortran, dtype = npy.read_array_header_1_0(stream)
    if dtype.kind not in "iu" or fortran:
        raise ValueError(f"array of {dtype}, expected whole numbers row by row")
    flat = np.frombuffer(data, dtype, offset=stream.tell())
    return flat.reshape(shape)


def write_archive(about: dict[str, Any], arrays: dict[str, NDArray[Any]]) -> bytes:
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name, array in {ABOUT: text, **arrays}.items():
            part = BytesIO()
            npy.write_array(part, np.ascontiguousarray(array), version=(1, 0), allow_pickle=False)
            # Without the time of day: the same network is the same file.
            archive.writestr(ZipInfo(f"{name}.npy"), part.getvalue(), ZIP_DEFLATED, 9)
    return out.getvalue()
