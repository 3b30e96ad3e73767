import { foldCode } from '../codes';
import type { LinkParameter } from './linkParameters';

export const translatedNames: ReadonlyMap<string, LinkParameter> = new Map([
  ['produto', 'product'],
  ['producto', 'product'],
  ['vendedor', 'seller'],
  ['vendedora', 'seller'],
  ['cupom', 'voucher'],
  ['cupon', 'voucher'],
  ['oferta', 'offer'],
]);

const translatedTypes: ReadonlyMap<string, string> = new Map([
  ['anual', 'yearly'],
  ['semestral', 'semester'],
  ['mensal', 'monthly'],
  ['mensual', 'monthly'],
]);

export const translatePlanTypes = (list: string): string =>
  list.replace(/\p{L}+/gu, (word) => translatedTypes.get(foldCode(word)) ?? word);
