/** A page's first load, in bytes before compression. */
export interface PageBytes {
  html: number;
  scripts: number;
}

// Chunk names depend on the path of the project, so their length differs in a copy of it elsewhere.

const chunkNames = /static\/chunks\/[\w~.-]+\.(?=js)/g;

/** Turbopack's module ids, and all other numbers; one id in a thousand is written as 45e3. */
const moduleIds = /\b\d+(?:e\d+)?\b/g;

const fontClasses = /\b_?[\w-]{6}_className\b/g;

const componentIds = /\bsc-[0-9a-f]+-\d+\b/g;

const classLists = /\{content:"([^"]+)"\}/g;

/** Replaced before `moduleIds`, which would change the length of hashes and nonces. */
const hashes = /\bsha256-[\w+/]+=*/g;
const nonces = /\bnonce="[^"]*"/g;

const hideIds = (text: string) =>
  text
    .replace(hashes, 'hash')
    .replace(nonces, 'nonce')
    .replace(chunkNames, 'static/chunks/name.')
    .replace(fontClasses, 'name')
    .replace(componentIds, 'id')
    .replace(moduleIds, '0');

function hideNames(html: string): string {
  const classes = Array.from(html.matchAll(classLists), ([, names = '']) =>
    names.split(','),
  ).flat();
  const names = classes.filter((name) => name !== '').join('|');
  if (names === '') throw new Error('The page has no styles of its components.');
  const [, build = 'build'] = /"buildId":"([^"]+)"/.exec(html) ?? [];
  const named = html.replaceAll(build, 'build');
  return hideIds(named.replace(new RegExp(`\\b(?:${names})\\b`, 'g'), 'name'));
}

async function getBytes(url: URL): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}.`);
  return Buffer.byteLength(hideIds(await answer.text()));
}

async function sumOf(html: string, pattern: RegExp, base: string): Promise<number> {
  const files = new Set(Array.from(html.matchAll(pattern), ([, file = '']) => file));
  if (files.size === 0) throw new Error(`The page names nothing like ${String(pattern)}.`);
  const sizes = await Promise.all([...files].map((file) => getBytes(new URL(file, base))));
  return sizes.reduce((total, size) => total + size, 0);
}

export async function getPageBytes(url: string): Promise<PageBytes> {
  const answer = await fetch(url);
  const html = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return {
    html: Buffer.byteLength(hideNames(html)),
    scripts: await sumOf(html, /<script[^>]* src="([^"]+)"/g, url),
  };
}
