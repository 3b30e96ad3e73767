import MarkdownIt from 'markdown-it';

/**
 * Documents and contracts: HTML stays text, links of other schemes than http, https and mailto are
 * not made, and no pictures are fetched. Whoever writes one cannot put a script or a beacon on a
 * page.
 */
export const markdown = new MarkdownIt({ html: false }).disable('image');

/**
 * A document as HTML that is safe to put into a page. The page has a title of its own, so a top
 * heading becomes a second one.
 */
export function renderMarkdown(text: string): string {
  return markdown.render(text).replace(/<(\/?)h1>/g, '<$1h2>');
}
