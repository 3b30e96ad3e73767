import { expect } from '@playwright/test';
import type { Locale, Operation } from '@/contract/enumerations';
import type { PaymentRequest, PaymentView } from '@/contract/payment';
import { cardAgreementConsent } from '@/domain/trials';
import { encryptCard } from '@/services/cardEncryption';
import { productKeys } from '@/services/checkout/productKeys';
import type { StoredValues } from '@/services/storage';
import { buyer, cards } from './buyer';
import {
  createLead,
  createPayment,
  createSample,
  getPayment,
  getCardKey,
  getProduct,
  sendPhoneCode,
  validatePhoneCode,
} from './commerce';
import { markets } from './contact';
import { getTxid } from './ledger';
import { payPix } from './sandbox';
import { readSmsCode } from './smsCode';

export type ProductKey = keyof typeof productKeys;

/** A buyer who was made by calls instead of by hand, and what their browser has stored. */
export interface SeededBuyer {
  key: ProductKey;
  operation: Operation;
  /** E.164. */
  phone: string;
  stored: Partial<StoredValues> & Pick<StoredValues, 'dataLead'>;
}

const operationOf = (locale: Locale): Operation => (locale === 'pt-MZ' ? 'MZ' : 'BR');

/** A buyer who has left contact details for a product. */
export async function seedBuyer(key: ProductKey, locale: Locale = 'pt-BR'): Promise<SeededBuyer> {
  const operation = operationOf(locale);
  const phone =
    operation === 'MZ'
      ? `+258${markets.mozambique.createPhone()}`
      : `+55${markets.brazil.createPhone()}`;
  const contact = { name: buyer.name, email: buyer.email, phone };
  const sale = { ...productKeys[key], seller: 'performance', source: 'direto' };
  const { leadId } = await createLead({ ...contact, ...sale, operation, locale });
  return { key, operation, phone, stored: { dataLead: { leadId, ...contact }, dataForm: contact } };
}

/** Confirms a seeded buyer's phone, as the flows ask for that have the step. */
export async function confirmPhone({ key, phone, stored }: SeededBuyer): Promise<void> {
  const { leadId } = stored.dataLead;
  const { business, productCode } = productKeys[key];
  await sendPhoneCode(leadId, { business, productCode });
  const code = await readSmsCode(phone);
  await validatePhoneCode(leadId, { business, productCode, code });
}

type Method = 'pix' | 'bankslip' | 'm-pesa';

function partOf(method: Method, amount: number, phone: string) {
  return method === 'm-pesa' ? { method, amount, phone } : { method, amount };
}

interface SeededOrder {
  /** The product whose first plan is bought. */
  key: ProductKey;
  method: Method;
  /** Of an invoice of this buyer, which is paid instead of a purchase. */
  invoiceId?: string;
}

/** Orders a plan for a seeded buyer, at the price that the service has for them. */
export async function seedPayment(
  { operation, phone, stored }: SeededBuyer,
  { invoiceId, key, method }: SeededOrder,
): Promise<PaymentView> {
  const { business, productCode } = productKeys[key];
  const { email, leadId, name } = stored.dataLead;
  const onFlow = { flowId: 'default', leadId };
  const { plans } = await getProduct(productCode, { business, operation, ...onFlow });
  const [plan] = plans;
  if (!plan) throw new Error(`${key} has no plan.`);
  const order: PaymentRequest = {
    name,
    email,
    phone,
    amount: plan.amount,
    business,
    document: buyer.cpf,
    operation,
    ...(invoiceId === undefined ? { type: 'direct' } : { type: 'invoice', referenceId: invoiceId }),
    paymentMethods: [partOf(method, plan.amount, phone)],
    sfLeadId: leadId,
    flowId: onFlow.flowId,
    plan: plan.code,
    planType: plan.type,
    planId: plan.id,
    productCode,
    seller: 'performance',
    source: 'direto',
  };
  return getPayment((await createPayment(order)).token);
}

/** A trial of ms that has begun. @returns the id of what was agreed to */
export async function seedTrial({ operation, phone, stored }: SeededBuyer): Promise<string> {
  const { business, productCode } = productKeys.ms;
  const { email, leadId, name } = stored.dataLead;
  const onFlow = { flowId: 'trial', leadId };
  const { plans, trial } = await getProduct(productCode, { business, operation, ...onFlow });
  const plan = plans.find(({ id }) => id === trial?.planId);
  if (!plan || !trial) throw new Error('ms offers no trial.');
  const expiry = { expirationMonth: 12, expirationYear: 2030 };
  const card = { number: cards.approved, holderName: name, securityCode: '123', ...expiry };
  const { payment } = await createPayment({
    name,
    email,
    phone,
    amount: plan.amount,
    business,
    document: buyer.cpf,
    operation,
    type: 'direct',
    agreement: { consent: cardAgreementConsent, firstChargeOn: trial.firstChargeOn },
    paymentMethods: [
      {
        method: 'credit-card',
        amount: plan.amount,
        installments: 1,
        cardCompany: 'visa',
        encryptedCard: await encryptCard(card, await getCardKey()),
      },
    ],
    sfLeadId: leadId,
    flowId: onFlow.flowId,
    plan: plan.code,
    planType: plan.type,
    planId: plan.id,
    productCode,
    seller: 'performance',
    source: 'direto',
  });
  return payment?.trial?.agreementId ?? '';
}

/** As seedPayment, by Pix and paid. */
export async function seedPurchase(
  seeded: SeededBuyer,
  order: Omit<SeededOrder, 'method'>,
): Promise<PaymentView> {
  const payment = await seedPayment(seeded, { ...order, method: 'pix' });
  await payPix(getTxid(payment.pix?.code ?? ''));
  // What follows a purchase is priced and sold once its money is there.
  await expect.poll(async () => (await getPayment(payment.token)).state).toBe('paid');
  return payment;
}

/** An invoice of a seeded buyer, paid. */
export async function seedPaidInvoice(seeded: SeededBuyer): Promise<PaymentView> {
  const { key, operation, stored } = seeded;
  const { leadId } = stored.dataLead;
  const { id } = await createSample('invoice', { ...productKeys[key], operation, leadId });
  return seedPurchase(seeded, { key, invoiceId: id });
}

/** What /pix needs to know of an open Pix. */
export function dataPixOf({ amount, currency, pix, token }: PaymentView): StoredValues['dataPix'] {
  if (!pix) throw new Error('The payment is not a Pix.');
  return { token, amount, currency, ...pix };
}
