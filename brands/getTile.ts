import type { Brand } from './brand';

export const getTile = ({ paneFiles }: Pick<Brand, 'paneFiles'>, productCode: string) =>
  paneFiles.productTiles?.[productCode] ?? paneFiles.tile;
