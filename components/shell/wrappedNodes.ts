interface NodeFunctions {
  removeChild: <Child extends Node>(this: Node, child: Child) => Child;
  insertBefore: <Child extends Node>(this: Node, child: Child, before: Node | null) => Child;
}

/**
 * Lets React change a page whose nodes an extension has wrapped in its own elements. React looks for a
 * node where it put it, and the browser's error ends the page (facebook/react#11538). A node that is
 * still below that place is removed from its wrapper, and an insertion before it goes before the
 * wrapper; a node that is gone is an error as before (PageErrorBoundary).
 */
export function tolerateMovedNodes(): void {
  const functions: NodeFunctions = Node.prototype;
  const { insertBefore, removeChild } = functions;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = this.contains(child) ? child.parentNode : null;
    return removeChild.call<Node, [Child], Child>(parent ?? this, child);
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    let next = before;
    while (next && next.parentNode !== this && this.contains(next)) next = next.parentNode;
    return insertBefore.call<Node, [Child, Node | null], Child>(this, child, next);
  };
}
