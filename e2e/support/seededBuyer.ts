import { expect } from '@playwright/test';
import type { Locale, Operation } from '@/contract/enumerations';
import type { PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { PaymentPart } from '@/contract/paymentParts';
import type { Plan } from '@/contract/product';
import { cardAgreementConsent } from '@/domain/trials';
import { productKeys } from '@/services/checkout/productKeys';
import type { StoredValues } from '@/services/storage';
import { cards, typedCard } from '@/testing/cards';
import { createPhone } from '@/testing/contact';
import { createLeadRequest, createPaymentRequest, parts } from '@/testing/requests';
import { getTxid } from '@/testing/sandbox';
import { createChannel, createSale } from '@/testing/sales';
import { buyer } from './buyer';
import {
  createLead,
  createPayment,
  createSample,
  getPayment,
  getProduct,
  sendPhoneCode,
  validatePhoneCode,
} from './commerce';
import { payPix } from './sandbox';
import { readSmsCode } from './smsCode';

export type ProductKey = keyof typeof productKeys;

export interface SeededBuyer {
  key: ProductKey;
  operation: Operation;
  phone: string;
  stored: Partial<StoredValues> & Pick<StoredValues, 'dataLead'>;
}

const getOperation = (locale: Locale): Operation => (locale === 'pt-MZ' ? 'MZ' : 'BR');

export async function seedBuyer(key: ProductKey, locale: Locale = 'pt-BR'): Promise<SeededBuyer> {
  const operation = getOperation(locale);
  const phone = createPhone(operation);
  const contact = { name: buyer.name, email: buyer.email, phone };
  const channel = createChannel({ ...productKeys[key], operation, locale });
  const { leadId } = await createLead(createLeadRequest(contact, channel));
  return { key, operation, phone, stored: { dataLead: { leadId, ...contact }, dataForm: contact } };
}

export async function confirmPhone({ key, phone, stored }: SeededBuyer): Promise<void> {
  const { leadId } = stored.dataLead;
  const { business, productCode } = productKeys[key];
  await sendPhoneCode(leadId, { business, productCode });
  const code = await readSmsCode(phone);
  await validatePhoneCode(leadId, { business, productCode, code });
}

type Method = 'pix' | 'bankslip' | 'm-pesa' | 'credit-card';

const createPart: Record<Method, (amount: number, phone: string) => PaymentPart> = {
  pix: parts.pix,
  bankslip: parts.bankslip,
  'm-pesa': parts.mpesa,
  'credit-card': (amount) => parts.card(amount, 1, typedCard(cards.approved)),
};

interface SeededOrder {
  key: ProductKey;
  method: Method;
  invoiceId?: string;
}

const createOrder = (
  { operation, phone, stored }: SeededBuyer,
  { key, method }: Pick<SeededOrder, 'key' | 'method'>,
  plan: Plan,
  changes: Partial<PaymentRequest>,
): PaymentRequest =>
  createPaymentRequest(
    { ...stored.dataLead, phone, document: buyer.cpf },
    createSale(plan, { ...productKeys[key], operation }),
    [createPart[method](plan.amount, phone)],
    changes,
  );

function loadProduct({ operation, stored }: SeededBuyer, key: ProductKey, flowId: string) {
  const { business, productCode } = productKeys[key];
  const { leadId } = stored.dataLead;
  return getProduct(productCode, { business, operation, flowId, leadId });
}

export async function seedPayment(
  seeded: SeededBuyer,
  { invoiceId, ...order }: SeededOrder,
): Promise<PaymentView> {
  const flowId = 'default';
  const { plans } = await loadProduct(seeded, order.key, flowId);
  const [plan] = plans;
  if (!plan) throw new Error(`${order.key} has no plan.`);
  const ofInvoice =
    invoiceId !== undefined && ({ type: 'invoice', referenceId: invoiceId } as const);
  const changes = {
    flowId,
    ...(plan.requiresBirthDate && { birthDate: '2011-03-05' }),
    ...ofInvoice,
  };
  const answer = await createPayment(createOrder(seeded, order, plan, changes));
  // The call is answered in time, even if the provider has not answered.
  const load = () => getPayment(answer.token);
  await expect.poll(async () => (await load()).state).not.toMatch(/^(?:created|processing)$/);
  return load();
}

/** A trial of ms that has begun. @returns the id of the agreement */
export async function seedTrial(seeded: SeededBuyer): Promise<string> {
  const flowId = 'trial';
  const { plans, trial } = await loadProduct(seeded, 'ms', flowId);
  const plan = plans.find(({ id }) => id === trial?.planId);
  if (!plan || !trial) throw new Error('ms offers no trial.');
  const agreement = { consent: cardAgreementConsent, firstChargeOn: trial.firstChargeOn };
  const order = { key: 'ms', method: 'credit-card' } as const;
  const { payment } = await createPayment(createOrder(seeded, order, plan, { flowId, agreement }));
  const agreementId = payment?.trial?.agreementId;
  if (agreementId === undefined) throw new Error('The payment began no trial.');
  return agreementId;
}

export async function seedPurchase(
  seeded: SeededBuyer,
  order: Omit<SeededOrder, 'method'>,
): Promise<PaymentView> {
  const payment = await seedPayment(seeded, { ...order, method: 'pix' });
  await payPix(getTxid(payment.pix?.code ?? ''));
  // An offer after a purchase is priced and sold once the purchase is paid.
  await expect.poll(async () => (await getPayment(payment.token)).state).toBe('paid');
  return payment;
}

export async function seedPaidInvoice(seeded: SeededBuyer): Promise<PaymentView> {
  const { key, operation, stored } = seeded;
  const { leadId } = stored.dataLead;
  const { id } = await createSample('invoice', { ...productKeys[key], operation, leadId });
  return seedPurchase(seeded, { key, invoiceId: id });
}

export function getDataPix({ amount, currency, pix, token }: PaymentView): StoredValues['dataPix'] {
  if (!pix) throw new Error('The payment is not a Pix.');
  return { token, amount, currency, ...pix };
}
