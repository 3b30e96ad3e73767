import type { Brand } from './brand';

/** What is drawn where a brand sells a product: the product's own drawing, else the brand's. */
export const getHero = ({ paneFiles }: Pick<Brand, 'paneFiles'>, productCode: string) =>
  paneFiles.productHeroes?.[productCode] ?? paneFiles.hero;
