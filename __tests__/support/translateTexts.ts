/**
 * Does to what is shown what a browser's translator does: each text is in two `font` elements, and the
 * text's own node, which React knows, is gone.
 */
export function translateTexts(root: Node = document.body): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.append(Object.assign(document.createElement('font'), { textContent: text.data }));
    text.replaceWith(outer);
  }
}
