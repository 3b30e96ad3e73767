/** Money is an integer of minor units (cents) from end to end; only texts show decimals. */

export const currencies = ['BRL', 'MZN'] as const;
export type Currency = (typeof currencies)[number];

/** Our own symbols, because those of Intl differ between runtimes. */
const symbols: Record<Currency, string> = { BRL: 'R$', MZN: 'MT' };

const decimals = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/**
 * An amount as a buyer reads it: symbol, then pt-BR digits with two decimals (docs/behaviour.md 9),
 * kept on one line by a no-break space.
 * @param amount minor units
 */
export function formatMoney(amount: number, currency: Currency): string {
  return `${symbols[currency]}\u00a0${decimals.format(amount / 100)}`;
}

/**
 * A reduction of a price, on one line, with a true minus: a hyphen is too short for it.
 * @param amount minor units, 0 or more
 */
export function formatReduction(amount: number, currency: Currency): string {
  return `\u2212\u00a0${formatMoney(amount, currency)}`;
}

export function isCurrency(text: string): text is Currency {
  return currencies.some((currency) => currency === text);
}
