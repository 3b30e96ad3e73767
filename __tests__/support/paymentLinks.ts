import type { CardAgreement } from '@/contract/cardAgreement';
import type { CustomOffer } from '@/contract/customOffer';
import type { Invoice } from '@/contract/invoice';
import type { PaymentLinkBuyer, PaymentLinkProduct } from '@/contract/paymentLink';
import type { Recovery } from '@/contract/recovery';
import type { Subscription } from '@/contract/subscription';
import { buildPlan } from './builders';

export const buildBuyer = (buyer: Partial<PaymentLinkBuyer> = {}): PaymentLinkBuyer => ({
  name: 'Pessoa de Teste',
  email: 't•••@example.com',
  phone: '••• 4321',
  documentType: 'cpf',
  ...buyer,
});

export const soldProduct: PaymentLinkProduct = {
  code: 'curso',
  business: 'medcof',
  operation: 'BR',
  name: 'Curso',
  description: 'Acesso por 12 meses',
  legalName: 'Escola de Exemplo Ltda.',
};

const common = { buyer: buildBuyer(), product: soldProduct, locale: 'pt-BR' as const };

export const saleId = 'id-that-nobody-can-guess-0001';

export const buildInvoice = (invoice: Partial<Invoice> = {}): Invoice => ({
  id: saleId,
  kind: 'invoice',
  state: 'open',
  description: 'Mensalidade de dezembro',
  dueDate: '2099-12-10',
  endsAt: '2100-01-10T12:00:00.000Z',
  plan: buildPlan(),
  ...common,
  ...invoice,
});

export const buildSubscription = (subscription: Partial<Subscription> = {}): Subscription => ({
  id: saleId,
  state: 'active',
  startedAt: '2026-01-10T12:00:00.000Z',
  renewsAt: '2027-01-10T12:00:00.000Z',
  renewalOpensAt: '2026-12-10T12:00:00.000Z',
  plan: buildPlan({ id: 'plan-essencial', name: 'Plano essencial' }),
  renewal: {
    plan: buildPlan({ id: 'plan-essencial', name: 'Plano essencial' }),
    startsAt: '2027-01-10T12:00:00.000Z',
    endsAt: '2028-01-10T12:00:00.000Z',
  },
  upgrades: [],
  ...common,
  ...subscription,
});

export const buildRecovery = (recovery: Partial<Recovery> = {}): Recovery => ({
  id: saleId,
  plan: buildPlan({ paymentMethods: ['pix', 'bankslip', 'credit-card'] }),
  voucher: null,
  failedMethod: 'credit-card',
  failedAt: '2026-11-19T12:00:00.000Z',
  declineReason: 'insufficient_funds',
  ...common,
  ...recovery,
});

export const buildCustomOffer = (offer: Partial<CustomOffer> = {}): CustomOffer => ({
  id: saleId,
  subscriptionId: 'id-of-the-subscription-00001',
  name: 'Mais um ano com desconto',
  benefits: ['Aulas novas toda semana', 'Mentoria em grupo'],
  endsAt: '2026-12-05T12:00:00.000Z',
  plan: buildPlan({ amount: 90000, standardAmount: 120000, installments: [] }),
  ...common,
  ...offer,
});

export const buildCardAgreement = (agreement: Partial<CardAgreement> = {}): CardAgreement => ({
  id: saleId,
  plan: buildPlan(),
  amount: 114000,
  installments: 12,
  state: 'active',
  endsAt: '2026-11-29T12:00:00.000Z',
  chargeAt: '2026-11-29T12:00:00.000Z',
  chargedAt: null,
  chargeFailure: null,
  ...common,
  ...agreement,
});
