import MarkdownIt from 'markdown-it';

/** HTML stays text, a document fetches no pictures, and links lead to no script. */
export const contractMarkdown = new MarkdownIt({ html: false }).disable('image');

/** A contract as HTML that is safe to put into a page, whose title is the top heading. */
export function renderContract(markdown: string): string {
  return contractMarkdown.render(markdown).replace(/<(\/?)h1>/g, '<$1h2>');
}
