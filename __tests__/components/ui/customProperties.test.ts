import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPageCss } from '@/server/page/createPageCss.server';
import { getBrand } from '@/brands/registry';
import { tokenCss } from '@/components/ui/tokens';

const root = path.resolve(__dirname, '../../../components');
const components = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
const pageCss = createPageCss(getBrand('medcof', 'pt-BR'), {
  mode: 'light',
  hero: '/brands/hero.svg',
  motif: '/brands/motif.svg',
});

const find = (css: string, name: RegExp) => Array.from(css.matchAll(name), ([, found]) => found);

test('each custom property that a component reads is defined, or has a fallback', () => {
  const defined = new Set(find(tokenCss + pageCss + components, /(--[\w-]+)'?:/g));
  const read = find(components, /var\((--[\w-]+)\)/g);
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((name) => !defined.has(name))).toEqual([]);
});
