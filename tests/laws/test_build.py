import carteado


def test_the_package_imports() -> None:
    assert carteado.__doc__
