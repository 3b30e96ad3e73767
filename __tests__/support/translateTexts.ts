/** What translators still use, though authors should not. */
const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');

/**
 * Does to what is shown what a browser's translator does: each text is in two `font` elements, and the
 * text's own node, which React knows, is gone.
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
