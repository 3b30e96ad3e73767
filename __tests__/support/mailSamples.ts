import { addressMail } from '@/commerce/modules/mails/addressMail';
import { type DressedProduct, dressMail } from '@/commerce/modules/mails/dress';
import {
  isMailKind,
  leadMailKinds,
  type MailKindName,
  mailKinds,
} from '@/commerce/modules/mails/kinds/registry';
import type { LeadSubject, MailFacts, MailSubject } from '@/commerce/modules/mails/Mail';
import type { Part, Payment } from '@/commerce/modules/payments/Payment';
import type { MailMessage } from '@/commerce/providers/MailSender';
import type { Locale } from '@/contract/enumerations';

export const secrets = {
  document: '12345678909',
  lastDigits: '4242',
  profileId: 'card_of_somebody',
  chargeId: 'ch_at_the_provider',
  phone: '+5511987654321',
  street: 'Rua das Flores',
};

export const now = new Date('2026-11-25T15:00:00Z');
export const pixCode =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
export const slipLine = '00190500954014481606906809350314337370000000100';

const part: Part = {
  paymentId: '9d3a6a0e-52c4-4f0a-8a7b-1b2c3d4e5f60',
  position: 1,
  reference: '9d3a6a0e-52c4-4f0a-8a7b-1b2c3d4e5f60',
  state: 'paid',
  method: 'credit-card',
  amount: 358800,
  installments: 12,
  points: null,
  mpesaPhone: secrets.phone,
  provider: 'sandbox',
  providerChargeId: secrets.chargeId,
  profileId: secrets.profileId,
  cardCompany: 'visa',
  cardLastDigits: secrets.lastDigits,
  redirect: null,
  declineReason: null,
  pixTxid: null,
  pixCode: null,
  pixExpiresAt: null,
  bankSlipId: null,
  bankSlipBarcode: null,
  bankSlipLine: null,
  bankSlipDueDate: null,
  mpesaId: null,
  pendingAction: null,
  nextCheckAt: null,
  checkCount: 0,
  refundedAmount: 0,
  dispute: null,
  createdAt: now,
};

const waiting = { state: 'pending', installments: null } as const;
const pix: Part = {
  ...part,
  ...waiting,
  method: 'pix',
  pixCode,
  pixExpiresAt: new Date('2026-11-25T15:30:00Z'),
};
const slip: Part = {
  ...part,
  ...waiting,
  method: 'bankslip',
  bankSlipId: 'slip_1',
  bankSlipLine: slipLine,
  bankSlipDueDate: '2026-11-27',
};

/** A card and a Pix that pay one purchase. */
const beside = (ofPix: Pick<Part, 'state'>): Part[] => [
  { ...part, amount: 120000, state: 'authorized' },
  { ...pix, position: 2, amount: 238800, ...ofPix },
];

const payment: Payment = {
  id: part.paymentId,
  token: 'mP2vX9qT4sLw7RkZ1bYc8NhE5uJa3DfG',
  purchaseId: '1c8f0c1e-6a57-4c0f-9d3b-7e6f5a4b3c2d',
  idempotencyKey: '1c8f0c1e-6a57-4c0f-9d3b-7e6f5a4b3c2e',
  requestHash: 'hash',
  returnHost: null,
  state: 'paid',
  amount: 358800,
  currency: 'BRL',
  business: 'medcof',
  productCode: 'medcof-revalida',
  planId: 'medcof-revalida-anual',
  operation: 'BR',
  voucher: null,
  offer: null,
  flowId: null,
  seller: 'performance',
  source: 'direto',
  tracking: null,
  description: 'Curso completo, plano anual',
  payerName: 'Maria <b>da Silva</b>',
  payerEmail: 'maria.silva@example.com',
  payerPhone: secrets.phone,
  payerDocument: secrets.document,
  billingAddress: null,
  isDeliberate: false,
  createdAt: now,
  parts: [part],
  purchase: { leadId: '4f6c1a52-7b1e-4c53-9a43-0f5b3f2d8c11', reference: '', type: 'direct' },
};

const agreement = {
  agreementId: 'an-agreement',
  amount: 358800,
  installments: 12,
  chargeAt: new Date('2026-12-02T15:00:00Z'),
};

interface Sample extends Partial<Pick<MailSubject, 'accessEndsAt' | 'endsAccess'>> {
  isPaidByAnotherPayment?: boolean;
  payment?: Partial<Payment>;
  facts?: MailFacts;
  agreement?: typeof agreement;
}

const ofPix: Sample = { payment: { state: 'pending', parts: [pix] } };
const ofSlip: Sample = { payment: { state: 'pending', parts: [slip] } };
const ofTrial: Sample = { payment: { state: 'trial' }, agreement };

const samples: Record<MailKindName, Sample> = {
  receipt: {},
  access: {},
  'pix-waiting': ofPix,
  'pix-expiring': ofPix,
  'slip-waiting': ofSlip,
  'slip-expiring': ofSlip,
  'trial-started': ofTrial,
  'trial-ending': ofTrial,
  renewal: { facts: { change: 'renewal', endsAt: '2027-11-25T15:00:00.000Z' } },
  refund: {
    facts: { amount: 100000, total: 100000 },
    payment: { parts: [{ ...part, refundedAmount: 100000 }] },
  },
};

/** All the money went back, which ends the access that it gave. */
const whole = (...parts: Part[]) => ({
  kind: 'refund' as const,
  facts: { amount: 358800, total: 358800 },
  endsAccess: true,
  payment: {
    parts: parts.map((one) => ({ ...one, state: 'refunded' as const, refundedAmount: one.amount })),
  },
});

/** Other words of the same kinds, by the name of a test. */
export const variants: Record<string, Sample & { kind: MailKindName }> = {
  upgrade: {
    kind: 'renewal',
    facts: { change: 'upgrade', endsAt: '2027-11-25T15:00:00.000Z' },
  },
  'receipt of two methods': { kind: 'receipt', payment: { parts: beside({ state: 'paid' }) } },
  'Pix beside a card': {
    kind: 'pix-waiting',
    payment: { state: 'pending', parts: beside({ state: 'pending' }) },
  },
  'slip due today': {
    kind: 'slip-expiring',
    payment: { state: 'pending', parts: [{ ...slip, bankSlipDueDate: '2026-11-25' }] },
  },
  'whole refund': whole(part),
  'refund of a Pix': whole(pix),
  'refund of a slip': whole(slip),
  'refund of points and a card': whole(
    { ...part, method: 'livelo', amount: 100000 },
    { ...part, position: 2, amount: 258800 },
  ),
  'refund of M-Pesa': whole({ ...part, method: 'm-pesa' }),
  'refund of the second of two methods': {
    ...whole({ ...part, amount: 120000 }, { ...pix, position: 2, amount: 238800 }),
    facts: { amount: 238800, total: 358800, methods: 'pix' },
  },
  'refund of a second payment': { ...whole(part), isPaidByAnotherPayment: true },
  'refund of a Pix beside a card that was released': {
    ...whole({ ...pix, amount: 238800 }),
    facts: { amount: 238800, total: 238800 },
  },
};

const cart: LeadSubject = {
  name: payment.payerName,
  product: payment.description,
  pages: {
    purchase: 'https://pay.example/payment?productCode=medcof-revalida',
    reminder: 'https://pay.example/reminder/abc',
  },
};

export function buildMailSubject(
  kind: MailKindName,
  locale: Locale = 'pt-BR',
  {
    accessEndsAt = kind === 'access' ? new Date('2027-11-25T15:00:00Z') : null,
    agreement: agreed,
    endsAccess = false,
    facts = {},
    isPaidByAnotherPayment = false,
    payment: changes,
  }: Sample = samples[kind],
): MailSubject {
  return {
    payment: { ...payment, ...changes },
    locale,
    facts,
    planName: 'Anual completo',
    paidAt: now,
    accessEndsAt,
    endsAccess,
    isPaidByAnotherPayment,
    agreement: agreed ?? null,
    now,
    pages: {
      access: 'https://pay.example/access/abc',
      refund: 'https://pay.example/refund/abc',
      payment: 'https://pay.example/pix?productCode=medcof-revalida',
    },
  };
}

const toProduct = (designSystemId: string): DressedProduct => ({
  code: designSystemId.split('$')[0] ?? '',
  designSystemId,
  name: 'Curso completo',
});

/** A mail of a brand as it is sent. @param sold a product, or brand and mode, joined by $ */
export function buildMail(
  kind: MailKindName,
  sold: DressedProduct | string,
  locale: Locale = 'pt-BR',
  sample: Sample = samples[kind],
): MailMessage {
  const dress = dressMail(typeof sold === 'string' ? toProduct(sold) : sold, locale);
  const subject = buildMailSubject(kind, locale, sample);
  return addressMail(mailKinds[kind].write(subject, dress.t), {
    dress,
    from: 'checkout@school.example',
    id: '0b0e2b2e-0f57-4a39-9f5c-6a52f7d4a111',
    to: { name: subject.payment.payerName, address: subject.payment.payerEmail },
  });
}

function buildReminder(designSystemId: string, locale: Locale): MailMessage {
  const dress = dressMail(toProduct(designSystemId), locale);
  return addressMail(leadMailKinds['abandoned-cart'].write(cart, dress.t), {
    dress,
    from: 'checkout@school.example',
    id: '0b0e2b2e-0f57-4a39-9f5c-6a52f7d4a112',
    to: { name: cart.name, address: payment.payerEmail },
    unsubscribe: 'https://pay.example/api/unsubscribe/abc',
  });
}

/** Every kind of mail with all its variants, by name, as a brand sends them. */
export const listMails = (designSystemId: string, locale: Locale): [string, MailMessage][] => [
  ...Object.keys(mailKinds)
    .filter(isMailKind)
    .map((kind): [string, MailMessage] => [kind, buildMail(kind, designSystemId, locale)]),
  ...Object.entries(variants).map(([name, { kind, ...sample }]): [string, MailMessage] => [
    name,
    buildMail(kind, designSystemId, locale, sample),
  ]),
  ['abandoned-cart', buildReminder(designSystemId, locale)],
];
