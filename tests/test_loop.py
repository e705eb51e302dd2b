import asyncio


async def answer() -> int:
    await asyncio.sleep(0)
    return 42


def test_an_event_loop_can_run() -> None:
    assert asyncio.run(answer()) == 42
