import type { Currency } from '@/contract/enumerations';

const symbols: Record<Currency, string> = { BRL: 'R$', MZN: 'MT' };

const formatter = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount (minor units) as the checkout shows it (spec section 9), on one line. */
export function contractMoney(amount: number, currency: Currency): string {
  return `${symbols[currency]}\u00a0${formatter.format(amount / 100)}`;
}
