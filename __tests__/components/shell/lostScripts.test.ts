import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { lostScriptsScript } from '@/components/shell/lostScripts';

interface Manifest {
  browserslist: string[];
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

const { resolve } = createRequire(import.meta.url);
const text = readFileSync(resolve('@mdn/browser-compat-data'), 'utf8');
const data = JSON.parse(text) as CompatData;

const names: Record<string, string> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' };

function getFirstVersion(feature: Identifier | undefined, browser: string): number {
  const support = new Map<string, unknown>(Object.entries(feature?.__compat?.support ?? {}));
  const [first] = [support.get(names[browser] ?? browser)].flat();
  return Number(Reflect.get(Object(first), 'version_added'));
}

const asked = [data.css.types?.length?.lh, data.css.selectors?.has];

it('checks a browser for the unit lh and the selector :has()', () => {
  expect(lostScriptsScript).toContain("CSS.supports('(height:1lh) and selector(:has(a))')");
});

it.each(manifest.browserslist)('%s is the oldest version that passes the check', (line) => {
  const [browser = '', version] = line.split(' ');
  expect(Math.max(...asked.map((feature) => getFirstVersion(feature, browser)))).toBe(
    Number(version),
  );
});
