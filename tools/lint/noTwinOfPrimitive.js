/** The template's text without comments; what is filled in reads `${}`. */
const readStyle = ({ quasis }) =>
  quasis
    .map(({ value }) => value.cooked)
    .join('${}')
    .replace(/\/\*.*?\*\//gs, '');

/** Pairs of property and value; null: it has rules within, or parts that are made elsewhere. */
function readDeclarations(style) {
  const lines = style
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const pairs = lines.map((line) => /^([a-z-]+):\s*([^{]*(?:\$\{\}[^{]*)*)$/.exec(line));
  return pairs.every(Boolean) ? pairs.map(([, property, value]) => [property, value]) : null;
}

/** What `Stack` says: a column with one distance in it. */
function isStack(declarations) {
  const values = new Map(declarations);
  const isColumn = values.get('display') === 'grid' || values.get('flex-direction') === 'column';
  const said = ['display', 'flex-direction', 'gap', 'row-gap'];
  return isColumn && declarations.every(([property]) => said.includes(property));
}

/** What `Text` says: a type and a colour. */
function isText(declarations) {
  const isSaid = ([property, value]) =>
    ['font', 'font-weight', 'color'].includes(property) ||
    (property === 'display' && value === 'block') ||
    (property === 'margin' && value === '0');
  return declarations.some(([property]) => property !== 'display') && declarations.every(isSaid);
}

/** `styled.x` is an element, `styled(X)` another component; anything else says more than its style. */
function readBase({ callee, object, property, type }) {
  if (type === 'MemberExpression' && object.name === 'styled') return property.name;
  return type === 'CallExpression' && callee.name === 'styled' ? null : undefined;
}

/**
 * Refuses a styled component that says no more than `Stack` or `Text` do: the look is made of those.
 * A heading has its own primitives.
 */
export const noTwinOfPrimitive = {
  meta: {
    type: 'suggestion',
    messages: { twin: 'This says no more than <{{ primitive }}> does: use that (components/ui).' },
    schema: [],
  },
  create: (context) => ({
    TaggedTemplateExpression: (node) => {
      const base = readBase(node.tag);
      if (base === undefined) return;
      const declarations = readDeclarations(readStyle(node.quasi)) ?? [];
      const isParagraph = base !== null && !/^h[1-6]$/.test(base) && isText(declarations);
      const primitive = isStack(declarations) ? 'Stack' : isParagraph ? 'Text' : null;
      if (primitive) context.report({ node, messageId: 'twin', data: { primitive } });
    },
  }),
};
