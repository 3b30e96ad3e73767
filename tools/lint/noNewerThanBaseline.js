import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const data = readJson(fileURLToPath(import.meta.resolve('@mdn/browser-compat-data')));
const { browserslist } = readJson(new URL('../../package.json', import.meta.url));

/** What MDN's data call a browser that browserslist has by another name. */
const names = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

const baseline = browserslist.map((line) => {
  const [browser, version] = line.split(' ');
  return { browser: names[browser] ?? browser, version: Number(version) };
});

const toVersion = (text) => (typeof text === 'string' ? parseFloat(text.replace('≤', '')) : NaN);

/** Whether a browser has it, as it stands: behind no flag and by no other name. */
function isIn(statements, version) {
  return [statements ?? []]
    .flat()
    .filter(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other)
    .some(
      ({ version_added: added, version_removed: removed }) =>
        toVersion(added) <= version && !(toVersion(removed) <= version),
    );
}

/** Whether a browser of the baseline lacks a feature; never of one that the data do not know. */
function isLacked(feature) {
  const support = feature?.__compat?.support;
  return (
    support !== undefined &&
    baseline.some(({ browser, version }) => !isIn(support[browser], version))
  );
}

const { builtins } = data.javascript;
const { api } = data;

/** Whose values code holds. */
const classes = [
  ...['Array', 'TypedArray', 'ArrayBuffer', 'Iterator', 'Map', 'Set', 'WeakMap', 'WeakSet'],
  ...['Date', 'Number', 'RegExp', 'String'],
]
  .map((name) => builtins[name])
  .concat(api.Element, api.HTMLElement, api.Document);

/** A method of a value is known by its name alone: it is lacked where no class has it. */
function listLackedMethods() {
  const members = classes
    .flatMap((known) => Object.entries(known))
    .filter(([name]) => /^[a-z]\w*$/i.test(name) && !/_(static|event)$/.test(name));
  const had = new Set(members.filter(([, member]) => !isLacked(member)).map(([name]) => name));
  return new Set(members.map(([name]) => name).filter((name) => !had.has(name)));
}

const lackedMethods = listLackedMethods();

/** Names by which a page knows itself, and its objects by their interfaces. */
const windows = ['window', 'globalThis', 'self'];
const objects = { navigator: 'Navigator', document: 'Document', crypto: 'Crypto' };

const findGlobal = (name) => builtins[name] ?? api[name] ?? api.Window[name];

const findMember = (object, name) =>
  windows.includes(object)
    ? findGlobal(name)
    : (builtins[object]?.[name] ?? api[object]?.[`${name}_static`] ?? api[objects[object]]?.[name]);

/** Whoever asks whether it is there goes on without it: `typeof x`, `y.x?.()`. */
const isAsked = ({ parent }) =>
  parent.operator === 'typeof' || (parent.type === 'CallExpression' && parent.optional);

/** Refuses what a browser of the baseline (`browserslist` in package.json) lacks, by MDN's data. */
export const noNewerThanBaseline = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { lacked: 'A browser of the baseline (package.json, browserslist) lacks {{name}}.' },
  },
  create(context) {
    const [allowed = []] = context.options;

    const report = (node, name) => {
      if (!allowed.includes(name) && !isAsked(node))
        context.report({ node, messageId: 'lacked', data: { name } });
    };

    const checkGlobal = ({ identifier, isValueReference }) => {
      const { name, parent } = identifier;
      const { object, property, computed } = parent;
      if (!isValueReference) return;
      if (isLacked(findGlobal(name))) report(identifier, name);
      else if (object === identifier && !computed && isLacked(findMember(name, property.name)))
        report(parent, `${name}.${property.name}`);
    };

    return {
      'MemberExpression[computed=false]'(node) {
        const { name } = node.property;
        if (lackedMethods.has(name) && node.parent.callee === node) report(node, name);
      },
      'Program:exit'() {
        const { set, through } = context.sourceCode.scopeManager.globalScope;
        const known = [...set.values()].filter(({ defs }) => defs.length === 0);
        through.concat(known.flatMap(({ references }) => references)).forEach(checkGlobal);
      },
    };
  },
};
