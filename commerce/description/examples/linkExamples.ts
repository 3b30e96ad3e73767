import { encryptedCardExample } from '@/contract/examples';
import { medcof } from '../../modules/catalogue/products/medcof';
import { ms } from '../../modules/catalogue/products/ms';
import { createLink, createPlan, document, getPlan, ids, profile, times } from './parties';

const bought = createPlan(getPlan(medcof, 'medcof-revalida-anual'));
const yearlyPlan = getPlan(ms, 'ms-anual');
const yearly = createPlan(yearlyPlan);
const essential = createPlan(getPlan(ms, 'ms-essencial'));
const msLink = createLink(ms);
const medcofLink = createLink(medcof);

/** Four fifths of the price, as the samples have it. */
const offered = 91200;
/** Of `ms-essencial`, 183 of 365 days are unused. */
const credit = Math.floor((essential.amount * 183) / 365);

const part = { method: 'pix', amount: bought.amount, installments: null, state: 'paid' };
const visit = { seller: 'performance', source: 'direto' };

const renewal = {
  business: ms.business,
  productCode: ms.code,
  planId: essential.id,
  document,
  ...visit,
};
const card = { cardCompany: 'visa', encryptedCard: encryptedCardExample };

/** What one buyer's link opens, and the payments that follow. */
export const linkExamples = {
  SampleRequest: { business: ms.business, productCode: ms.code, operation: ms.operation },
  Sample: {
    id: ids.invoice,
    path: `/payment/${ids.invoice}?productCode=ms&business=meusucesso&planId=ms-anual&locale=pt-BR`,
  },
  Invoice: {
    id: ids.invoice,
    kind: 'invoice',
    state: 'open',
    description: `${ms.name} · ${yearly.name}`,
    dueDate: '2030-02-07',
    endsAt: '2030-03-02T12:00:00.000Z',
    ...msLink,
    plan: yearly,
  },
  PaymentV1Request: {
    type: 'invoice',
    referenceId: ids.invoice,
    amount: yearly.amount,
    paymentMethods: [{ method: 'pix', amount: yearly.amount }],
    document,
    ...visit,
  },
  Subscription: {
    id: ids.subscription,
    state: 'active',
    startedAt: '2029-08-02T12:00:00.000Z',
    renewsAt: '2030-08-02T12:00:00.000Z',
    ...msLink,
    plan: essential,
    renewal: null,
    renewalOpensAt: '2030-07-03T12:00:00.000Z',
    upgrades: [{ plan: createPlan(yearlyPlan, yearly.amount - credit), credit }],
  },
  RenewalV1Request: { ...renewal, paymentMethod: 'credit-card', numberInstallments: 1, ...card },
  RenewalV2Request: {
    ...renewal,
    type: 'renew',
    amount: essential.amount,
    paymentMethods: [{ method: 'credit-card', amount: essential.amount, installments: 1, ...card }],
  },
  CustomOffer: {
    id: ids.offer,
    subscriptionId: ids.subscription,
    name: `${yearly.name} com condição especial`,
    benefits: [
      'Estudos de caso completos com empreendedores brasileiros',
      'Certificado em todos os cursos',
    ],
    endsAt: '2030-02-15T12:00:00.000Z',
    ...msLink,
    plan: createPlan(yearlyPlan, offered),
  },
  CardVerificationRequest: { encryptedCard: encryptedCardExample },
  CardVerification: { paymentProfileId: profile },
  CardAgreement: {
    id: ids.agreement,
    ...msLink,
    plan: yearly,
    amount: yearly.amount,
    installments: 12,
    state: 'active',
    endsAt: times.inAWeek,
    chargeAt: times.inAWeek,
    chargedAt: null,
    chargeFailure: null,
  },
  Recovery: {
    id: ids.recovery,
    ...medcofLink,
    plan: {
      ...bought,
      paymentMethods: bought.paymentMethods.toSorted(
        (one, other) => Number(one === 'credit-card') - Number(other === 'credit-card'),
      ),
    },
    voucher: null,
    failedMethod: 'credit-card',
    failedAt: times.bought,
    declineReason: 'insufficient_funds',
  },
  ReminderLink: { ...medcofLink, plan: bought, isWithdrawn: false },
  RemindersWithdrawn: { isWithdrawn: true },
  RefundLink: {
    ...medcofLink,
    plan: bought,
    orderNumber: '3D4E5F60',
    state: 'open',
    amount: bought.amount,
    endsAccess: true,
    parts: [part],
    paidAt: times.paid,
    endsAt: '2030-02-07T12:04:00.000Z',
    changedAt: null,
    pixKeys: [],
  },
  AccessLink: { ...medcofLink, plan: bought, endsAt: times.inAYear },
  AccessResendRequest: { token: ids.token },
  AccessResent: { email: medcofLink.buyer.email },
  OperatorPayment: {
    id: ids.payment,
    token: ids.token,
    orderNumber: '3D4E5F60',
    state: 'paid',
    amount: bought.amount,
    currency: bought.currency,
    business: medcof.business,
    productCode: medcof.code,
    planId: bought.id,
    seller: visit.seller,
    createdAt: times.bought,
    payer: { name: 'Buyer of Examples', email: 'buyer@example.com' },
    parts: [
      {
        position: 0,
        method: part.method,
        amount: part.amount,
        state: part.state,
        refunded: 0,
        dispute: null,
      },
    ],
    history: [
      { at: times.bought, what: 'pending', who: 'buyer', why: null, part: 0, amount: null },
      { at: times.paid, what: 'paid', who: 'webhook', why: null, part: 0, amount: null },
    ],
  },
};
