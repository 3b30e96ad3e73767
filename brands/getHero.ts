import type { Brand } from './brand';

/** @param productCode of a link, which may hold anything, also the name of a member of every object */
export function getHero(
  { paneFiles: { hero, productHeroes = {} } }: Pick<Brand, 'paneFiles'>,
  productCode: string,
): string | null {
  const own = Object.hasOwn(productHeroes, productCode) ? productHeroes[productCode] : undefined;
  return own ?? hero;
}
