import {
  type Locale,
  locales,
  type Operation,
  operations,
  type PaymentMethod,
  paymentMethods,
} from '@/contract/enumerations';
import type { PaymentOutcome } from '@/components/payment/outcome';
import { createRandom } from '@/testing/createRandom';

/**
 * `noSuchPart` is a name of the closed list that no payment can carry: no page sends it, and the
 * contract refuses it.
 */
export type End = 'paid' | 'noSuchPart' | PaymentOutcome['kind'];

export const ends: Record<PaymentMethod, Record<Operation, End>> = {
  'credit-card': { BR: 'paid', MZ: 'paid' },
  pix: { BR: 'paid', MZ: 'methodGone' },
  bankslip: { BR: 'paid', MZ: 'methodGone' },
  'bank-slip': { BR: 'noSuchPart', MZ: 'noSuchPart' },
  // Offered after a purchase; Mozambique has no such offer, so that no card is ever stored there.
  'default-credit-card': { BR: 'paid', MZ: 'cardNotStored' },
  'nu-pay': { BR: 'noSuchPart', MZ: 'noSuchPart' },
  'credit-card-in-person': { BR: 'paid', MZ: 'methodGone' },
  'pix-in-person': { BR: 'paid', MZ: 'methodGone' },
  cash: { BR: 'paid', MZ: 'methodGone' },
  cheque: { BR: 'paid', MZ: 'methodGone' },
  'm-pesa': { BR: 'methodGone', MZ: 'paid' },
  'credit-card+credit-card': { BR: 'paid', MZ: 'methodGone' },
  'credit-card+pix': { BR: 'paid', MZ: 'methodGone' },
  livelo: { BR: 'paid', MZ: 'methodGone' },
  'livelo+credit-card': { BR: 'paid', MZ: 'methodGone' },
  'livelo+pix': { BR: 'paid', MZ: 'methodGone' },
};

export type PayerKind = 'person' | 'company';

export interface Row {
  method: PaymentMethod;
  locale: Locale;
  operation: Operation;
  payer: PayerKind;
  end: End;
}

const companyPays: readonly PaymentMethod[] = [
  'credit-card',
  'pix',
  'bankslip',
  'credit-card+pix',
  'livelo+pix',
];

export const rows: readonly Row[] = paymentMethods.flatMap((method) =>
  operations.flatMap((operation) =>
    locales.flatMap((locale) => {
      const row: Row = { method, locale, operation, payer: 'person', end: ends[method][operation] };
      const isOfCompanies = operation === 'BR' && companyPays.includes(method);
      return isOfCompanies ? [row, { ...row, payer: 'company' as const }] : [row];
    }),
  ),
);

export const describeRow = ({ end, locale, method, operation, payer }: Row): string =>
  `${method}, ${locale}, ${operation}${payer === 'company' ? ', a company' : ''}: ${end}`;

/**
 * Picks one item of each kind by a seed: the same on every run.
 * @param kinds each matches the items of which one is picked
 */
export function drawOfEach<Item>(
  items: readonly Item[],
  kinds: readonly ((item: Item) => boolean)[],
  seed: number,
): Item[] {
  const random = createRandom(seed);
  return kinds.map((isOfKind, index) => {
    const candidates = items.filter(isOfKind);
    const drawn = candidates[Math.floor(random() * candidates.length)];
    if (!drawn) throw new Error(`Nothing is of kind ${index}`);
    return drawn;
  });
}
