"""The WebAssembly module, and batches in and out of it.

A module answers one call at a time; each thread has an instance of its own. Compiled once a process.
"""

from __future__ import annotations

import struct
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib.resources import files

import wasmtime

Text = str | bytes


class RobotscopeError(Exception):
    """What was given is not what was expected; the message says what, and the way out."""


def octets(value: Text) -> bytes:
    """The octets of a text; what is given as octets is taken as it is."""
    if isinstance(value, str):
        try:
            return value.encode()
        except UnicodeEncodeError:
            # A lone surrogate has no octets; browsers put U+FFFD in its place.
            return value.encode("utf-16", "surrogatepass").decode("utf-16", "replace").encode()
    if isinstance(value, (bytes, bytearray, memoryview)):
        return bytes(value)
    raise TypeError(f"a text is expected, str or bytes, not {type(value).__name__}")


def length(number: int) -> bytes:
    """A length as RowBinary has it."""
    written = bytearray()
    while number >= 0x80:
        written.append(number & 0x7F | 0x80)
        number >>= 7
    written.append(number)
    return bytes(written)


def string(value: Text) -> bytes:
    """A value of the type String."""
    data = octets(value)
    return length(len(data)) + data


class Answers:
    """Reads values one after the other from what a function gave."""

    __slots__ = ("_at", "_data")

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 0

    def boolean(self) -> bool:
        """A Bool."""
        self._at += 1
        return self._data[self._at - 1] != 0

    is_null = boolean

    def number(self) -> int:
        """A UInt32."""
        self._at += 4
        return int.from_bytes(self._data[self._at - 4 : self._at], "little")

    def double(self) -> float:
        """A Float64."""
        self._at += 8
        number: float = struct.unpack_from("<d", self._data, self._at - 8)[0]
        return number

    def optional_number(self) -> int | None:
        """A Nullable(UInt32)."""
        return None if self.is_null() else self.number()

    def length(self) -> int:
        """How long what follows is."""
        result = shift = 0
        while True:
            octet = self._data[self._at]
            self._at += 1
            result |= (octet & 0x7F) << shift
            if octet < 0x80:
                return result
            shift += 7

    def string(self) -> str:
        """A String; what is no UTF-8 in it becomes U+FFFD."""
        size = self.length()
        self._at += size
        return self._data[self._at - size : self._at].decode("utf-8", "replace")


@cache
def _compiled() -> tuple[wasmtime.Engine, wasmtime.Module]:
    engine = wasmtime.Engine()
    return engine, wasmtime.Module(engine, (files(__package__) / "robotscope.wasm").read_bytes())


class _Instance:
    """The module, started."""

    def __init__(self) -> None:
        engine, module = _compiled()
        self._store = wasmtime.Store(engine)
        self._problem = ""
        linker = wasmtime.Linker(engine)
        types = wasmtime.FuncType([wasmtime.ValType.i32(), wasmtime.ValType.i32()], [])
        linker.define_func("env", "clickhouse_throw", types, self._throw)
        exports = linker.instantiate(self._store, module).exports(self._store)
        self._exports = exports
        memory = exports["memory"]
        assert isinstance(memory, wasmtime.Memory)
        self._memory = memory
        self._scratch = self._room = 0

    def _throw(self, at: int, size: int) -> None:
        # Both are numbers without a sign; the module gets no buffer, and `call` tells what is wrong.
        self._problem = self._memory.read(self._store, at & 0xFFFFFFFF, (at & 0xFFFFFFFF) + (size & 0xFFFFFFFF)).decode()

    def _run(self, name: str, *numbers: int) -> int:
        function = self._exports[name]
        assert isinstance(function, wasmtime.Func)
        result: int | None = function(self._store, *numbers)
        if self._problem:
            problem, self._problem = self._problem, ""
            raise RobotscopeError(problem)
        return (result or 0) & 0xFFFFFFFF

    def _place(self, handle: int) -> tuple[int, int]:
        told = self._memory.read(self._store, handle, handle + 8)
        return int.from_bytes(told[:4], "little"), int.from_bytes(told[4:], "little")

    def call(self, function: str, batch: bytes, rows: int) -> bytes:
        handle = self._run("clickhouse_create_buffer", len(batch))
        try:
            self._memory.write(self._store, batch, self._place(handle)[0])
            answers = self._run(function, handle, rows)
            at, size = self._place(answers)
            data = bytes(self._memory.read(self._store, at, at + size))
            self._run("clickhouse_destroy_buffer", answers)
            return data
        finally:
            self._run("clickhouse_destroy_buffer", handle)

    def answer_row(self, function: str, row: bytes) -> bytes:
        """One row, in one call and the same memory each time: wasmtime prepares each call in Python, which takes longer than an answer."""
        request = string(function) + length(len(row)) + row
        self._reserve(len(request))
        self._memory.write(self._store, request, self._scratch)
        size = self._run("robotscope_answer_row")
        self._reserve(size)
        return bytes(self._memory.read(self._store, self._scratch, self._scratch + size))

    def _reserve(self, size: int) -> None:
        if size > self._room:
            self._scratch, self._room = self._run("robotscope_scratch", size), size


_of_thread = threading.local()


def call(function: str, batch: bytes, rows: int) -> bytes:
    """What a function answers to a batch of so many rows."""
    return _ask(lambda instance: instance.call(function, batch, rows))


LARGE = 1_000_000
"""The octets of a row that is called as a batch: the memory for single rows stays."""


def call_row(function: str, values: Iterable[bytes]) -> Answers:
    """What a function answers to one row."""
    row = b"".join(values)
    if len(row) > LARGE:
        return Answers(call(function, row, 1))
    return Answers(_ask(lambda instance: instance.answer_row(function, row)))


def _ask(question: Callable[[_Instance], bytes]) -> bytes:
    instance: _Instance | None = getattr(_of_thread, "instance", None)
    if instance is None:
        instance = _of_thread.instance = _Instance()
    try:
        return question(instance)
    except (wasmtime.Trap, wasmtime.WasmtimeError) as error:
        # What is left of the instance nobody knows.
        _of_thread.instance = None
        raise RobotscopeError(f"the engine stopped: {str(error).splitlines()[0]}; give it smaller texts, or fewer at once") from error


def refuse_text(what: str, values: object, instead: str) -> None:
    """Raises TypeError for a single text where several values are expected: it would be taken for its letters."""
    if isinstance(values, (str, bytes, bytearray, memoryview)):
        raise TypeError(f"{what} must be a list, not {type(values).__name__}: {instead}")


def array(values: Sequence[Text]) -> bytes:
    """A value of the type Array(String)."""
    return length(len(values)) + b"".join(map(string, values))


def longs(values: Sequence[int]) -> bytes:
    """A value of the type Array(Int64)."""
    return length(len(values)) + struct.pack(f"<{len(values)}q", *values)
