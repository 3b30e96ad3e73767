const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

/**
 * Does what a browser's translator does: puts each text into two `font` elements and removes the
 * text's own node, which React knows.
 */
export function translateTexts(root: Node = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const [outer, inner] = [createFont(), createFont()];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}
