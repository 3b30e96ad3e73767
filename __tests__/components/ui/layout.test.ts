import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { from } from '@/components/ui/layout';

const root = path.resolve(__dirname, '../../../components');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== path.join('ui', 'layout.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

test.each([
  ['small', 375],
  ['phone', 420],
  ['large', 576],
  ['tablet', 768],
  ['desktop', 1024],
  ['wide', 1200],
  ['widest', 1400],
] as const)('%s starts at %i px and is used', (name, width) => {
  expect(from(name)).toBe(`(min-width: ${width / 16}em)`);
  expect(sources.some(({ text }) => text.includes(`from('${name}')`))).toBe(true);
});

test('no component defines its own breakpoint', () => {
  const own = sources.filter(({ text }) => /@media[^{]*width\s*[:<>=]/.test(text));
  expect(own.map(({ file }) => file)).toEqual([]);
});
