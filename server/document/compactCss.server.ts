/**
 * Strips comments, lines and what no rule needs between words: they would add more than 1 KB of brotli
 * to every document.
 * @param css no text of a rule may span lines, or have a colon and a space, or a space and a brace
 */
export const compactCss = (css: string): string =>
  css
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/: /g, ':')
    .replace(/([,;{}])\n/g, '$1')
    .replace(/\s*([{}])/g, '$1')
    .replace(/;\}/g, '}');
