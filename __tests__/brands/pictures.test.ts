import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { dressBrand } from '@/brands/dressBrand';
import { neutral } from '@/brands/neutral';
import { brands, getBrand, mozambicanBrands } from '@/brands/registry';
import { registry } from '@/commerce/modules/catalogue/registry';
import { parseDesignSystemId } from '@/services/checkout/theme';
import { getTheme } from '@/themes/registry';

const root = 'public/brands';
const allFolders = readdirSync(root);
const folders = allFolders.filter((folder) => folder !== 'neutral');

const listPictures = (kind: RegExp) =>
  allFolders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => kind.test(name))
      .map((name) => path.join(root, folder, name)),
  );

const patterns = listPictures(/^pattern\.svg$/);
const heroes = listPictures(/^hero(?:-\w+)?\.svg$/);
const posters = listPictures(/^poster\.svg$/);

const addOns = 'public/media/order-bump';
const addOnPictures = readdirSync(addOns).map((name) => path.join(addOns, name));

const motifs = listPictures(/^motif(?:-\w+)?\.svg$/);

const confetti = listPictures(/^confetti\.svg$/);

const tileName = /^tile(?:-\w+)?\.svg$/;
const tiles = listPictures(tileName);

const read = (file: string) => readFileSync(file, 'utf8');
const listElements = (svg: string) => svg.match(/<[a-z][^>]*>/gi) ?? [];
const getName = (element: string) => /^<(\w+)/.exec(element)?.[1] ?? '';
const getAttribute = (element: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const getFolder = (file: string) => path.basename(path.dirname(file));
const getSize = (svg: string) => getAttribute(svg, 'viewBox').split(' ').slice(2).map(Number);

it.each(folders)('%s has a pattern', (folder) => {
  expect(existsSync(path.join(root, folder, 'pattern.svg'))).toBe(true);
});

it('gives the neutral fallback no pattern, illustration, motif, tile or poster', () => {
  expect(neutral.paneFiles).toEqual({
    pattern: null,
    hero: null,
    motif: null,
    confetti: null,
    tile: null,
  });
  const files = readdirSync(path.join(root, 'neutral'));
  expect(files.sort()).toEqual(['icon.svg', 'logo-dark.svg', 'logo.svg']);
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

it.each(addOnPictures)('%s has the proportions that OfferPicture.tsx keeps for it', (file) => {
  expect(getSize(read(file))).toEqual([440, 160]);
});

it.each([...heroes, ...motifs, ...confetti, ...tiles])(
  '%s uses three to six colours of its brand',
  (file) => {
    const colors = new Set(
      [...read(file).matchAll(/\s(?:fill|stroke)="(#[^"]+)"/g)].map(([, color = '']) => color),
    );
    expect(colors.size).toBeGreaterThanOrEqual(3);
    expect(colors.size).toBeLessThanOrEqual(6);
    const { primary, secondary, neutral } = getTheme(getFolder(file), 'light').palettes;
    const own = [primary, secondary, neutral].flatMap((palette) => Object.values({ ...palette }));
    expect(own).toEqual(expect.arrayContaining([...colors]));
  },
);

const sold = registry.map(({ code, designSystemId, operation }) => {
  const { dsProductId } = parseDesignSystemId(designSystemId);
  const brand = getBrand(dsProductId, operation === 'MZ' ? 'pt-MZ' : 'pt-BR');
  const { motif, tile } = dressBrand(brand, code).paneFiles;
  return { code, operation, motif, tile };
});

it.each(sold)('$code in $operation has a tile', ({ tile }) => {
  expect(tiles).toContain(`public${tile ?? ''}`);
});

it.each(sold)('$code in $operation has a motif', ({ motif }) => {
  expect(motifs).toContain(`public${motif ?? ''}`);
});

it.each(motifs)('%s is a square of few shapes', (file) => {
  const motif = read(file);
  expect(getSize(motif)).toEqual([96, 96]);
  expect(statSync(file).size).toBeLessThanOrEqual(1500);
  const shapes = listElements(motif).filter((element) => !/^<(?:svg|g)\b/.test(element));
  expect(shapes.length).toBeLessThanOrEqual(14);
});

const brandsConfetti = Object.values({ ...brands, ...mozambicanBrands })
  .flatMap((brand) => [brand, ...Object.values(brand.productLooks ?? {})])
  .flatMap(({ paneFiles }) => paneFiles?.confetti ?? []);

it('every brand that names confetti has it, and every confetti is of a brand', () => {
  expect(new Set(brandsConfetti.map((file) => `public${file}`))).toEqual(new Set(confetti));
});

it.each(confetti)('%s has three paths, in the proportions of its place', (file) => {
  expect(getSize(read(file))).toEqual([320, 120]);
  expect(statSync(file).size).toBeLessThanOrEqual(1600);
  expect(listElements(read(file)).map(getName)).toEqual(['svg', 'path', 'path', 'path']);
});

it.each(motifs)('%s stands at the foot of its square', async (file) => {
  const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const isDrawn = (row: number) =>
    Array.from({ length: 96 }, (_, column) => data[(row * 96 + column) * 4 + 3] ?? 0).some(
      (opacity) => opacity > 127,
    );
  const foot = Array.from({ length: 96 }, (_, row) => row).findLast(isDrawn) ?? 0;
  expect(foot).toBeGreaterThanOrEqual(90);
});

it('no two products have the same tile', () => {
  const drawings = new Map(sold.map(({ code, tile }) => [code, read(`public${tile ?? ''}`)]));
  expect(new Set(drawings.values()).size).toBe(drawings.size);
});

it.each(tiles)('%s fills its square with a colour that no pane has', (file) => {
  const tile = read(file);
  expect(getSize(tile)).toEqual([96, 96]);
  expect(statSync(file).size).toBeLessThanOrEqual(1500);
  const [, ground = ''] = listElements(tile);
  expect(getAttribute(ground, 'd')).toBe('M0 0h96v96H0z');
  for (const mode of ['light', 'dark'] as const) {
    const { paneEnd, paneStart, surface } = getTheme(getFolder(file), mode).colors;
    expect([paneEnd, paneStart, surface]).not.toContain(getAttribute(ground, 'fill'));
  }
  const names = new Set(listElements(tile).map(getName));
  expect(['svg', 'g', 'path', 'circle', 'ellipse', 'rect']).toEqual(
    expect.arrayContaining([...names]),
  );
});
