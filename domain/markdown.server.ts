import MarkdownIt from 'markdown-it';

/**
 * Raw HTML stays text, links use http, https or mailto only, and no pictures are fetched. The author
 * of a document cannot put a script or a beacon on a page.
 */
export const markdown = new MarkdownIt({ html: false }).disable('image');

/**
 * Returns HTML that is safe to put into a page. The page has a title of its own, so a top heading
 * becomes a second one.
 */
export function renderMarkdown(text: string): string {
  return markdown.render(text).replace(/<(\/?)h1>/g, '<$1h2>');
}
