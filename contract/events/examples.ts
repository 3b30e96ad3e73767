import type { EventData } from './events';
import type { EventType } from './eventTypes';

const leadId = '4f6c1a52-7b1e-4c53-9a43-0f5b3f2d8c11';
const paymentId = '9d3a6a0e-52c4-4f0a-8a7b-1b2c3d4e5f60';
const purchaseId = '1c8f0c1e-6a57-4c0f-9d3b-7e6f5a4b3c2d';
const subscriptionId = 'Qm9yYm9sZXRhLWFzc2luYXR1cmEtMDAx';
const at = '2030-01-31T12:00:00.000Z';
const inAYear = '2031-01-31T12:00:00.000Z';

const buyer = { name: 'Buyer of Examples', email: 'buyer@example.com', phone: '+5511987654321' };
const product = {
  leadId,
  business: 'medcof',
  productCode: 'medcof-revalida',
  operation: 'BR',
} as const;
const sale = { ...product, seller: 'performance', source: 'direto' };
const price = { amount: 358800, currency: 'BRL' } as const;
const description = 'MedCof Revalida';
const planId = 'medcof-revalida-anual';

const payment = {
  paymentId,
  token: 'mP2vX9qT4sLw7RkZ1bYc8NhE5uJa3DfG',
  orderNumber: '3D4E5F60',
  purchaseId,
  paysPurchase: false,
  type: 'direct',
  ...sale,
  planId,
  description,
  ...price,
  parts: [{ method: 'pix', amount: 358800, installments: null }],
  voucher: null,
  offer: null,
  createdAt: at,
  buyer,
} satisfies EventData<'payment.expired'>;

const period = {
  ...product,
  subscriptionId,
  purchaseId,
  paymentId,
  planId,
  ...price,
  startsAt: at,
  endsAt: inAYear,
  buyer,
};

export const eventExamples: { [Kind in EventType]: EventData<Kind> } = {
  'lead.created': {
    ...sale,
    planId,
    locale: 'pt-BR',
    tracking: { utm_source: 'newsletter' },
    buyer,
  },
  'reminder.agreed': { ...sale, agreedAt: at, buyer },
  'payment.pending': {
    ...payment,
    pixExpiresAt: '2030-01-31T12:30:00.000Z',
    bankSlipDueDate: null,
  },
  'payment.paid': { ...payment, paysPurchase: true, paidAt: at },
  'payment.declined': {
    ...payment,
    parts: [{ method: 'credit-card', amount: 358800, installments: 12 }],
    reason: 'insufficient_funds',
  },
  'payment.expired': payment,
  'payment.refunded': {
    ...payment,
    refund: { amount: 358800, total: 358800, methods: ['credit-card'], refundedAt: at },
  },
  'payment.disputed': {
    ...payment,
    paysPurchase: true,
    dispute: { id: 'ch_1', status: 'open', amount: 358800, changedAt: at },
  },
  'access.requested': { ...payment, paysPurchase: true, requestedAt: at },
  'invoice.requested': {
    paymentId,
    orderNumber: '3D4E5F60',
    purchaseId,
    ...sale,
    planId,
    description,
    ...price,
    paidAt: at,
    payer: {
      name: buyer.name,
      email: buyer.email,
      document: '12345678909',
      address: null,
    },
  },
  'subscription.started': { ...period, trialDays: null },
  'subscription.renewed': { ...period, change: 'renewal' },
  'subscription.ended': {
    ...product,
    subscriptionId,
    purchaseId,
    cause: 'not-renewed',
    endedAt: inAYear,
    buyer,
  },
};
