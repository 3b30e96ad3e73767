import MarkdownIt from 'markdown-it';

// HTML stays text, links of other schemes than http, https and mailto are not made, and a document
// fetches no pictures: whoever writes it cannot put a script or a beacon on the page.
const markdown = new MarkdownIt({ html: false }).disable('image');

/**
 * A document as HTML that is safe to put into a page. For the server only: the library must not
 * reach the browser. The page has a title of its own, so a top heading becomes a second one.
 */
export function renderMarkdown(text: string): string {
  return markdown.render(text).replace(/<(\/?)h1>/g, '<$1h2>');
}
