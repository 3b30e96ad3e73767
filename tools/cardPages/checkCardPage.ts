import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { createIntegrity, type ScriptInventory } from '../../scripts/build/scriptInventory';

export interface Expected {
  inventory: ScriptInventory;
  inlineScripts: readonly string[];
  /** By name; the nonce of a policy is written `NONCE`. */
  headers: Readonly<Record<string, string>>;
}

export interface AnsweredPage {
  url: string;
  headers: Headers;
  html: string;
}

interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
}

type Node = DefaultTreeAdapterMap['node'];

function listElements(node: Node): Element[] {
  const children = 'content' in node ? node.content.childNodes : [];
  const all = 'childNodes' in node ? [...node.childNodes, ...children] : [];
  const below = all.flatMap(listElements);
  if (!('tagName' in node)) return below;
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  const text = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return [{ name: node.tagName, attributes, text }, ...below];
}

const foreign = ['iframe', 'frame', 'object', 'embed', 'applet', 'base', 'fencedframe'];

const isData = ({ attributes }: Element) => attributes.get('type') === 'application/json';

const maskNonce = (policy: string): string =>
  policy.replaceAll(/'nonce-[\w+/=-]{20,}'/g, "'nonce-NONCE'");

function compareHeaders({ headers }: AnsweredPage, expected: Expected['headers']): string[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const found = headers.get(name);
    if (found === null) return [`the header ${name} is missing`];
    return maskNonce(found) === value ? [] : [`the header ${name} is ${JSON.stringify(found)}`];
  });
}

function compareScript(
  element: Element,
  { url }: AnsweredPage,
  { inlineScripts, inventory }: Expected,
): string[] {
  const source = element.attributes.get('src');
  if (source === undefined) {
    if (isData(element) || inlineScripts.includes(element.text)) return [];
    return [`an inline script is not of this build: ${JSON.stringify(element.text.slice(0, 80))}`];
  }
  const { origin, pathname } = new URL(source, url);
  const integrity = inventory.scripts[decodeURI(pathname).replace(/^\/_next\//, '')];
  if (origin !== new URL(url).origin || integrity === undefined)
    return [`the script ${origin}${pathname} is not of this build`];
  return element.attributes.get('integrity') === integrity
    ? []
    : [`the script ${pathname} does not carry the integrity of this build`];
}

const findHiddenCode = ({ attributes, name }: Element): string[] =>
  [...attributes].flatMap(([attribute, value]) =>
    attribute.startsWith('on') || /^[\s\0]*javascript:/i.test(value)
      ? [`<${name}> has code in its attribute ${attribute}`]
      : [],
  );

/**
 * Lists how a card page differs from the build: its scripts, what else may run in it, and its
 * headers (PCI DSS 11.6.1). A sentence for each difference; empty: there is none.
 */
export function checkCardPage(page: AnsweredPage, expected: Expected): string[] {
  const elements = listElements(parse(page.html));
  const scripts = elements.filter(({ name }) => name === 'script');
  return [
    ...(scripts.length === 0 ? ['it has no script at all, so it is no page of this build'] : []),
    ...scripts.flatMap((script) => compareScript(script, page, expected)),
    ...elements
      .filter(({ name }) => foreign.includes(name))
      .map(({ name }) => `it has an element <${name}>`),
    ...elements.flatMap(findHiddenCode),
    ...compareHeaders(page, expected.headers),
  ];
}

export async function checkFiles(
  origin: string,
  { list, scripts }: ScriptInventory,
  load: (url: string) => Promise<Response>,
): Promise<string[]> {
  const differences: string[] = [];
  const files = [...Object.entries(scripts), [list.file, list.integrity] as const];
  for (const [file, integrity] of files) {
    const answer = await load(new URL(`/_next/${encodeURI(file)}`, origin).href);
    if (!answer.ok) differences.push(`the script /_next/${file} is answered ${answer.status}`);
    else if (createIntegrity(Buffer.from(await answer.arrayBuffer())) !== integrity)
      differences.push(`the script /_next/${file} has another content`);
  }
  return differences;
}
