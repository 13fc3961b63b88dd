"""The flat tree: nodes are found again, branches stay in order, keys do not collide."""

from skep.bots.tree import NONE, Tree, mix


def choices_of(tree: Tree, node: int) -> list[int]:
    found = []
    branch: int = tree.first[node]
    while branch != NONE:
        found.append(int(tree.choice[branch]))
        branch = tree.next[branch]
    return found


def test_every_node_is_found_by_its_key_however_many_there_are() -> None:
    tree = Tree()
    keys = [mix(mix(5, number % 3, number), 0, 1) for number in range(5000)]
    nodes = [tree.add(key) for key in keys]
    assert nodes == list(range(5000))
    assert [tree.find(key) for key in keys] == nodes
    assert tree.find(mix(6, 0, 0)) == NONE


def test_branches_are_listed_in_ascending_order_wherever_they_are_added() -> None:
    tree = Tree()
    node = tree.add(1)
    first = tree.branch(node, NONE, 4, 0.5)
    tree.branch(node, first, 9, 0.5)
    tree.branch(node, first, 6, 0.5)
    tree.branch(node, NONE, 2, 0.5)
    assert choices_of(tree, node) == [2, 4, 6, 9]


def test_a_cleared_tree_is_as_good_as_new() -> None:
    tree = Tree()
    old = tree.add(77)
    tree.visits[old] = 3
    branch = tree.branch(old, NONE, 1, 0.5)
    tree.total[branch] = 2.0
    tree.clear()
    assert tree.find(77) == NONE
    new = tree.add(77)
    branch = tree.branch(new, NONE, 1, 0.5)
    assert (new, branch, tree.visits[new], tree.total[branch]) == (0, 0, 0, 0.0)


def test_different_logs_have_different_keys() -> None:
    keys = {0}
    layer = [0]
    for _ in range(7):
        layer = [
            mix(key, seat, choice) for key in layer for seat in (-1, 0, 1) for choice in (0, 1)
        ]
        keys.update(layer)
    assert len(keys) == sum(6**depth for depth in range(8))
