import {
  type DocumentType,
  type Locale,
  locales,
  type Operation,
  operations,
  type PaymentMethod,
} from '@/contract/enumerations';
import { type SampleKind, sampleKinds } from '@/contract/samples';

const online = {
  BR: ['credit-card', 'pix', 'bankslip', 'credit-card+credit-card', 'credit-card+pix'],
  MZ: ['credit-card', 'm-pesa'],
} as const satisfies Record<Operation, readonly PaymentMethod[]>;

export const linkMethods: Record<SampleKind, Record<Operation, readonly PaymentMethod[]>> = {
  invoice: online,
  'sale-invoice': online,
  'first-invoice-payment': online,
  renew: online,
  recovery: online,
  // For a product with a better plan; none of Mozambique has one.
  upgrade: { BR: online.BR, MZ: [] },
  // With the card that was verified on its page.
  'custom-offer': { BR: ['default-credit-card'], MZ: ['default-credit-card'] },
};

export interface LinkRow {
  kind: SampleKind;
  method: PaymentMethod;
  locale: Locale;
  operation: Operation;
  known: DocumentType | null;
}

const everyRow = sampleKinds.flatMap((kind) =>
  operations.flatMap((operation) =>
    linkMethods[kind][operation].flatMap((method) =>
      locales.flatMap((locale) =>
        [null, 'cpf' as const, 'dni' as const].map((known): LinkRow => {
          return { kind, method, locale, operation, known };
        }),
      ),
    ),
  ),
);

const named: readonly SampleKind[] = ['invoice', 'renew', 'recovery'];

export const linkRows: readonly LinkRow[] = everyRow.filter(
  ({ kind, known, locale, method, operation }) =>
    known === null ||
    (operation === 'BR' &&
      named.includes(kind) &&
      (known === 'dni' ? locale === 'es-PE' : locale !== 'pt-MZ') &&
      /pix|bankslip/.test(method)),
);

export const describeLinkRow = ({ kind, known, locale, method, operation }: LinkRow): string =>
  `${kind}, ${method}, ${locale}, ${operation}${known === null ? '' : `, ${known} known`}: paid`;
