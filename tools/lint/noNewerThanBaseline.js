// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @import { Identifier as Feature, SimpleSupportStatement, SupportStatement, VersionValue } from '@mdn/browser-compat-data' */
/** @import { Rule, Scope } from 'eslint' */
/** @import { Identifier, MemberExpression } from 'estree' */

/**
 * @param {string | URL} path
 * @returns {unknown}
 */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const data = /** @type {{ api: Feature, javascript: { builtins: Feature } }} */ (
  readJson(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')))
);
const { browserslist } = /** @type {{ browserslist: string[] }} */ (
  readJson(new URL('../../package.json', import.meta.url))
);

/**
 * MDN's names of browsers that browserslist names differently.
 * @type {Partial<Record<string, string>>}
 */
const names = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

const baseline = browserslist.map((line) => {
  const [browser = '', version] = line.split(' ');
  return { browser: names[browser] ?? browser, version: Number(version) };
});

/** @param {VersionValue | undefined} text */
const toVersion = (text) => (typeof text === 'string' ? parseFloat(text.replace('≤', '')) : NaN);

/**
 * Whether a browser supports a feature without a flag and under its own name.
 * @param {SupportStatement | undefined} statements
 * @param {number} version
 */
function isIn(statements, version) {
  /** @type {SimpleSupportStatement[]} */
  const all = [statements ?? []].flat();
  return all
    .filter(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other)
    .some(
      ({ version_added: added, version_removed: removed }) =>
        toVersion(added) <= version && !(toVersion(removed) <= version),
    );
}

/**
 * Whether a browser of the baseline lacks a feature; false for one that the data do not know.
 * @param {Feature | undefined} feature
 */
function isLacked(feature) {
  /** @type {Partial<Record<string, SupportStatement>> | undefined} */
  const support = feature?.__compat?.support;
  return (
    support !== undefined &&
    baseline.some(({ browser, version }) => !isIn(support[browser], version))
  );
}

const { builtins } = data.javascript;
const { api } = data;

const classes = [
  ...['Array', 'TypedArray', 'ArrayBuffer', 'Iterator', 'Map', 'Set', 'WeakMap', 'WeakSet'],
  ...['Date', 'Number', 'RegExp', 'String'],
]
  .map((name) => builtins[name])
  .concat(api.Element, api.HTMLElement, api.Document)
  .filter((known) => known !== undefined);

function listLackedMethods() {
  const members = classes
    .flatMap((known) => /** @type {[string, Feature][]} */ (Object.entries(known)))
    .filter(([name]) => /^[a-z]\w*$/i.test(name) && !/_(static|event)$/.test(name));
  const had = new Set(members.filter(([, member]) => !isLacked(member)).map(([name]) => name));
  return new Set(members.map(([name]) => name).filter((name) => !had.has(name)));
}

const lackedMethods = listLackedMethods();

const windows = ['window', 'globalThis', 'self'];
/** @type {Partial<Record<string, string>>} */
const objects = { navigator: 'Navigator', document: 'Document', crypto: 'Crypto' };

/** @param {string} name */
const findGlobal = (name) => builtins[name] ?? api[name] ?? api.Window?.[name];

/**
 * @param {string} object
 * @param {string} name
 */
const findMember = (object, name) =>
  windows.includes(object)
    ? findGlobal(name)
    : (builtins[object]?.[name] ??
      api[object]?.[`${name}_static`] ??
      api[objects[object] ?? '']?.[name]);

/** @typedef {(Identifier | MemberExpression) & Rule.NodeParentExtension} Named */

/**
 * Code that checks for a feature works without it: `typeof x`, `y.x?.()`.
 * @param {Named} node
 */
const isAsked = ({ parent }) =>
  (parent.type === 'UnaryExpression' && parent.operator === 'typeof') ||
  (parent.type === 'CallExpression' && parent.optional);

/**
 * Refuses features that a browser of the baseline (`browserslist` in package.json) lacks, by MDN's
 * data.
 * @type {Rule.RuleModule}
 */
export const noNewerThanBaseline = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { lacked: 'A browser of the baseline (package.json, browserslist) lacks {{name}}.' },
  },
  create(context) {
    const [allowed = []] = /** @type {string[][]} */ (context.options);

    /**
     * @param {Named} node
     * @param {string} name
     */
    const report = (node, name) => {
      if (!allowed.includes(name) && !isAsked(node))
        context.report({ node, messageId: 'lacked', data: { name } });
    };

    /** @param {Scope.Reference & { isValueReference?: boolean }} reference */
    const checkGlobal = ({ identifier, isValueReference }) => {
      const named = /** @type {Identifier & Rule.NodeParentExtension} */ (identifier);
      const { name, parent } = named;
      if (!isValueReference) return;
      if (isLacked(findGlobal(name))) report(named, name);
      else if (
        parent.type === 'MemberExpression' &&
        parent.object === identifier &&
        parent.property.type === 'Identifier' &&
        !parent.computed &&
        isLacked(findMember(name, parent.property.name))
      )
        report(parent, `${name}.${parent.property.name}`);
    };

    return {
      MemberExpression(node) {
        const { computed, parent, property } = node;
        if (computed || property.type !== 'Identifier') return;
        const isCalled = parent.type === 'CallExpression' && parent.callee === node;
        if (isCalled && lackedMethods.has(property.name)) report(node, property.name);
      },
      'Program:exit'() {
        const scope = context.sourceCode.scopeManager.globalScope;
        const known = [...(scope?.set.values() ?? [])].filter(({ defs }) => defs.length === 0);
        const references = known.flatMap((variable) => variable.references);
        [...(scope?.through ?? []), ...references].forEach(checkGlobal);
      },
    };
  },
};
