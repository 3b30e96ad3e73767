import { foldCode } from '../codes';
import type { LinkParameter } from './linkParameters';

/** What those who translate a link make of our names, in Portuguese and Spanish, in lower case. */
export const translatedNames: ReadonlyMap<string, LinkParameter> = new Map([
  ['produto', 'product'],
  ['producto', 'product'],
  ['vendedor', 'seller'],
  ['vendedora', 'seller'],
  ['cupom', 'voucher'],
  ['cupon', 'voucher'],
  ['oferta', 'offer'],
]);

/** The same of the types of plans. */
const translatedTypes: ReadonlyMap<string, string> = new Map([
  ['anual', 'yearly'],
  ['semestral', 'semester'],
  ['mensal', 'monthly'],
  ['mensual', 'monthly'],
]);

/** A list of plan types with those in our words that were translated (`Anual`). */
export const translatePlanTypes = (list: string): string =>
  list.replace(/\p{L}+/gu, (word) => translatedTypes.get(foldCode(word)) ?? word);
