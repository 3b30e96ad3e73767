import { existsSync } from 'node:fs';
import { builderProducts } from '@/server/props/rootProps.server';

const find = (key: string) => builderProducts.find((product) => product.key === key);

it.each([
  ['wup', 'Wise Up Online', true],
  ['ms', 'meuSucesso', true],
  ['medcof', 'MedCof', false],
  ['numberone', 'Number One', false],
  ['teens', 'Wise Up', false],
  ['vc', 'Vende-C', true],
  ['atrinca', 'A Trinca', false],
])('%s has the brand %s; sold in Mozambique: %s', (key, brandName, hasVariant) => {
  const product = find(key);
  expect(product?.brandName).toBe(brandName);
  expect(product?.looksInMozambique !== null).toBe(hasVariant);
});

it('every look has its logo file', () => {
  const files = builderProducts.flatMap(({ looks, looksInMozambique }) =>
    [looks, looksInMozambique ?? looks].flatMap(({ dark, light }) => [
      dark.logoFile,
      light.logoFile,
    ]),
  );
  expect(files.filter((file) => !existsSync(`public${file}`))).toEqual([]);
});
