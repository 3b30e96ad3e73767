import type { Brand } from './brand';

export const getHero = ({ paneFiles }: Pick<Brand, 'paneFiles'>, productCode: string) =>
  paneFiles.productHeroes?.[productCode] ?? paneFiles.hero;
