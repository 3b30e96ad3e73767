import MarkdownIt from 'markdown-it';

/**
 * HTML stays text, links have no other schemes than http, https and mailto, and no pictures are
 * fetched. Nobody who writes a document can put a script or a beacon on a page.
 */
export const markdown = new MarkdownIt({ html: false }).disable('image');

/**
 * Returns HTML that is safe to put into a page. The page has a title of its own, so a top heading
 * becomes a second one.
 */
export function renderMarkdown(text: string): string {
  return markdown.render(text).replace(/<(\/?)h1>/g, '<$1h2>');
}
