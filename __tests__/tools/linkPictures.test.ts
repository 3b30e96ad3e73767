import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { brands, mozambicanBrands } from '@/brands/registry';
import { registry } from '@/commerce/modules/catalogue/registry';
import { makeLinkPictures } from '@/tools/linkPictures/makeLinkPictures';
import { findPicture, pictureNames } from '@/server/page/linkPictures.server';

const root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const folder = path.join(root, 'public/link-pictures');

const getSize = (file: string) => {
  const { height, width } = PNG.sync.read(readFileSync(path.join(root, 'public', file)));
  return { height, width };
};

const branded = [...Object.values(brands), ...Object.values(mozambicanBrands)].filter(
  ({ links }) => links !== null,
);

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

beforeAll(() => makeLinkPictures(root));
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});

const find = (name: string) => {
  const file = findPicture([name]);
  if (file === null) throw new Error(`There is no ${name}.`);
  return file;
};

it.each(registry)('$code in $operation has a picture for chats', ({ code, operation }) => {
  const file = find(pictureNames.ofProduct(code, operation));
  expect(getSize(file)).toEqual({ width: 1200, height: 630 });
  expect(statSync(path.join(root, 'public', file)).size).toBeLessThan(100_000);
});

it.each(branded)(
  '$themeId has a picture for pages whose product has none, and a touch icon',
  (brand) => {
    const file = find(pictureNames.ofBrand(brand.themeId));
    expect(getSize(file)).toEqual({ width: 1200, height: 630 });
    expect(statSync(path.join(root, 'public', file)).size).toBeLessThan(100_000);
    const sign = find(pictureNames.touchIconOfBrand(brand.dsProductId));
    expect(getSize(sign)).toEqual({ width: 180, height: 180 });
  },
);

it('a product without a brand has an illustration for its pane', () => {
  const file = find(pictureNames.heroOfProduct('mls'));
  const drawing = readFileSync(path.join(root, 'public', file), 'utf8');
  expect(drawing).toMatch(/^<svg [^>]*viewBox="0 0 480 300"><g [^>]*><path d="/);
  expect(drawing.length).toBeLessThan(6000);
});

it('a product without a brand has a touch icon of its own', () => {
  expect(getSize(find(pictureNames.touchIconOfProduct('powerhouse')))).toEqual({
    width: 180,
    height: 180,
  });
  expect(findPicture([pictureNames.touchIconOfProduct('medcof-revalida')])).toBeNull();
});

it('a touch icon fills its square: iOS cuts the corners itself', () => {
  const { data } = PNG.sync.read(
    readFileSync(path.join(root, 'public', find(pictureNames.touchIconOfBrand('live')))),
  );
  // Opaque, in the background colour of the icon, which is a circle there.
  expect([...data.subarray(0, 4)]).toEqual([0xba, 0x01, 0x6d, 255]);
});

it('an unchanged picture is not made again, and an obsolete one is deleted', async () => {
  const before = readdirSync(folder).map((file) => [
    file,
    statSync(path.join(folder, file)).mtimeMs,
  ]);
  const stale = path.join(folder, 'gone-BR-00000000.png');
  writeFileSync(stale, '');
  await makeLinkPictures(root);
  const after = readdirSync(folder).map((file) => [
    file,
    statSync(path.join(folder, file)).mtimeMs,
  ]);
  expect(after).toEqual(before);
  expect(existsSync(stale)).toBe(false);
});

it.each(registry)('the picture of $code shows nothing that may change', ({ headline, name }) => {
  expect(headline ?? name).not.toMatch(/R\$|MT|\d+ ?x\b|%|grátis|desconto|meses|dias|garant/i);
});
