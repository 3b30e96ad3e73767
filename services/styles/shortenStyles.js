import ts from 'typescript';

/**
 * Comments, line ends and indents are for readers; a browser needs none of them, nor spaces around
 * these signs, nor the last semicolon of a block.
 */
const shorten = (css) =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/ ?([;{}]) ?/g, '$1')
    .replace(/;}/g, '}')
    .replace(/: /g, ':');

const isStyle = (tag) => /^(?:styled\b|css$|keyframes$)/.test(tag);

/** The texts of a template between its backticks and expressions: where they stand, and shortened. */
function listTexts(template, source) {
  const parts = ts.isTemplateExpression(template)
    ? [template.head, ...template.templateSpans.map(({ literal }) => literal)]
    : [template];
  return parts.map((part, index) => {
    const isLast = part.kind === ts.SyntaxKind.TemplateTail || part === template;
    const from = part.getStart(source) + 1;
    const to = part.getEnd() - (isLast ? '`' : '${').length;
    const text = shorten(source.text.slice(from, to));
    return { from, to, text: index === 0 ? text.trimStart() : text };
  });
}

/**
 * A loader of the bundler: a file's styles as they are sent, without what they are written with for
 * readers.
 */
export default function shortenStyles(code) {
  const source = ts.createSourceFile(
    this.resourcePath,
    code,
    ts.ScriptTarget.Latest,
    false,
    this.resourcePath.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const texts = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && isStyle(node.tag.getText(source)))
      texts.push(...listTexts(node.template, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  let shortened = '';
  let end = 0;
  for (const { from, to, text } of texts.sort((one, other) => one.from - other.from)) {
    shortened += code.slice(end, from) + text;
    end = to;
  }
  return shortened + code.slice(end);
}
