import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { getTheme } from '@/themes/registry';

const root = 'public/brands';
const folders = readdirSync(root).filter((folder) => folder !== 'neutral');

const listPictures = (kind: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => kind.test(name))
      .map((name) => path.join(root, folder, name)),
  );

const patterns = listPictures(/^pattern\.svg$/);
const heroes = listPictures(/^hero(?:-\w+)?\.svg$/);
const posters = listPictures(/^poster\.svg$/);

const read = (file: string) => readFileSync(file, 'utf8');
const listElements = (svg: string) => svg.match(/<[a-z][^>]*>/gi) ?? [];
const getName = (element: string) => /^<(\w+)/.exec(element)?.[1] ?? '';
const getAttribute = (element: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const getSize = (svg: string) => getAttribute(svg, 'viewBox').split(' ').slice(2).map(Number);

it.each(folders)('%s has a pattern', (folder) => {
  expect(existsSync(path.join(root, folder, 'pattern.svg'))).toBe(true);
});

it('gives the neutral fallback no pattern, hero or poster', () => {
  const files = readdirSync(path.join(root, 'neutral')).sort();
  expect(files).toEqual(['icon.svg', 'logo-dark.svg', 'logo.svg']);
});

it.each(patterns)('%s is a faint white tile that states its width and height', (file) => {
  const pattern = read(file);
  const [svg = ''] = listElements(pattern);
  const [width, height] = [Number(getAttribute(svg, 'width')), Number(getAttribute(svg, 'height'))];
  expect(getSize(pattern)).toEqual([width, height]);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
  expect(Math.max(width, height)).toBeLessThanOrEqual(240);
  expect(statSync(file).size).toBeLessThanOrEqual(600);

  const opacities = [...pattern.matchAll(/stroke-opacity="([^"]+)"/g)].map(([, value]) =>
    Number(value),
  );
  expect(opacities.length).toBeGreaterThan(0);
  expect(Math.max(...opacities)).toBeLessThanOrEqual(0.35);
  const colors = [...pattern.matchAll(/\s(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value);
  expect(new Set(colors)).toEqual(new Set(colors.includes('none') ? ['#fff', 'none'] : ['#fff']));
});

it.each([
  ...heroes.map((file) => [file, [480, 300]] as const),
  ...posters.map((file) => [file, [640, 360]] as const),
])('%s consists of flat shapes, fits its frame and takes at most six kilobytes', (file, size) => {
  const picture = read(file);
  expect(getSize(picture)).toEqual(size);
  expect(statSync(file).size).toBeLessThanOrEqual(6000);
  const names = new Set(listElements(picture).map(getName));
  expect(['svg', 'g', 'path', 'circle', 'ellipse', 'rect']).toEqual(
    expect.arrayContaining([...names]),
  );
});

it.each(heroes)('%s uses three to six colours of its brand', (file) => {
  const colors = new Set(
    [...read(file).matchAll(/\s(?:fill|stroke)="(#[^"]+)"/g)].map(([, color = '']) => color),
  );
  expect(colors.size).toBeGreaterThanOrEqual(3);
  expect(colors.size).toBeLessThanOrEqual(6);
  const brand = path.basename(path.dirname(file));
  const { primary, secondary, neutral } = getTheme(brand, 'light').palettes;
  const own = [primary, secondary, neutral].flatMap((palette) => Object.values({ ...palette }));
  expect(own).toEqual(expect.arrayContaining([...colors]));
});
