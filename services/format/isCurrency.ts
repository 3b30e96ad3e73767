import { currencies, type Currency } from '@/contract/enumerations';

/** Whether a text, for example from storage, is a currency of the product. */
export function isCurrency(text: string): text is Currency {
  return currencies.some((currency) => currency === text);
}
