// @ts-check
/** @import { Rule } from 'eslint' */
/** @import { Expression, TemplateLiteral } from 'estree' */

/** @typedef {[property: string, value: string]} Declaration */

/**
 * The template's text without comments; an expression appears as `${}`.
 * @param {TemplateLiteral} template
 */
const readStyle = ({ quasis }) =>
  quasis
    .map(({ value }) => value.cooked)
    .join('${}')
    .replace(/\/\*.*?\*\//gs, '');

/**
 * Pairs of property and value; null: it has nested rules, or parts that are made elsewhere.
 * @param {string} style
 * @returns {Declaration[] | null}
 */
function readDeclarations(style) {
  const lines = style
    .split(';')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  /** @type {Declaration[]} */
  const declarations = [];
  for (const line of lines) {
    const [, property, value] = /^([a-z-]+):\s*([^{]*(?:\$\{\}[^{]*)*)$/.exec(line) ?? [];
    if (property === undefined || value === undefined) return null;
    declarations.push([property, value]);
  }
  return declarations;
}

/**
 * Whether the declarations say no more than `Stack`: a column with one gap.
 * @param {readonly Declaration[]} declarations
 */
function isStack(declarations) {
  const values = new Map(declarations);
  const isColumn = values.get('display') === 'grid' || values.get('flex-direction') === 'column';
  const said = ['display', 'flex-direction', 'gap', 'row-gap'];
  return isColumn && declarations.every(([property]) => said.includes(property));
}

/**
 * Whether the declarations say no more than `Text`: a font and a colour.
 * @param {readonly Declaration[]} declarations
 */
function isText(declarations) {
  /** @param {Declaration} declaration */
  const isSaid = ([property, value]) =>
    ['font', 'font-weight', 'color'].includes(property) ||
    (property === 'display' && value === 'block') ||
    (property === 'margin' && value === '0');
  return declarations.some(([property]) => property !== 'display') && declarations.every(isSaid);
}

/** @param {Expression | { type: 'Super' | 'PrivateIdentifier' }} node */
const getName = (node) => (node.type === 'Identifier' ? node.name : undefined);

/**
 * `styled.x` is an element, `styled(X)` another component; anything else is more than a style.
 * @param {Expression} tag
 */
function readBase(tag) {
  if (tag.type === 'MemberExpression' && getName(tag.object) === 'styled')
    return getName(tag.property);
  return tag.type === 'CallExpression' && getName(tag.callee) === 'styled' ? null : undefined;
}

/**
 * Refuses a styled component that says no more than `Stack` or `Text` do: use these instead. A heading
 * has its own primitives.
 * @type {Rule.RuleModule}
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
