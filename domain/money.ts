/** Money is an integer of minor units (cents) from end to end; only texts show decimals. */

export const currencies = ['BRL', 'MZN'] as const;
export type Currency = (typeof currencies)[number];

/** Our own symbols, because those of Intl differ between runtimes. */
const symbols: Record<Currency, string> = { BRL: 'R$', MZN: 'MT' };

/**
 * A whole number's digits in groups of three, as pt-BR writes them. Not by Intl: its first use takes a
 * browser 11 ms, four times as long on a cheap phone (docs/performance.md), and every page shows money.
 */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, '.');

/**
 * An amount as a buyer reads it: symbol, then pt-BR digits with two decimals (docs/behaviour.md 9),
 * kept on one line by a no-break space.
 * @param amount minor units, whole
 */
export function formatMoney(amount: number, currency: Currency): string {
  const sign = amount < 0 ? '-' : '';
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const decimals = `${groupDigits(digits.slice(0, -2))},${digits.slice(-2)}`;
  return `${symbols[currency]}\u00a0${sign}${decimals}`;
}

/**
 * A reduction of a price, on one line, with a true minus: a hyphen is too short for it.
 * @param amount minor units, whole, 0 or more
 */
export function formatReduction(amount: number, currency: Currency): string {
  return `\u2212\u00a0${formatMoney(amount, currency)}`;
}

export function isCurrency(text: string): text is Currency {
  return currencies.some((currency) => currency === text);
}
