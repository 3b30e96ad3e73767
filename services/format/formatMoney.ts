import type { Currency } from '@/contract/enumerations';

export type { Currency } from '@/contract/enumerations';

/** Symbols of spec section 3; Intl's own differ between runtimes. */
const symbols: Record<Currency, string> = { BRL: 'R$', MZN: 'MT' };

const formatter = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * An amount as a buyer reads it: symbol, then pt-BR digits with two decimals (spec section 9), kept
 * on one line by a no-break space.
 * @param amount minor units
 */
export function formatMoney(amount: number, currency: Currency): string {
  return `${symbols[currency]}\u00a0${formatter.format(amount / 100)}`;
}
