import { expect } from '@playwright/test';
import type { Locale, Operation } from '@/contract/enumerations';
import type { CardPurpose } from '@/contract/cardHeader';
import type { PaymentRequest, PaymentView } from '@/contract/payment';
import type { PaymentPart } from '@/contract/paymentParts';
import type { Plan } from '@/contract/product';
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

const getOperation = (locale: Locale): Operation => (locale === 'pt-MZ' ? 'MZ' : 'BR');

/** A buyer who has left contact details for a product. */
export async function seedBuyer(key: ProductKey, locale: Locale = 'pt-BR'): Promise<SeededBuyer> {
  const operation = getOperation(locale);
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

type Method = 'pix' | 'bankslip' | 'm-pesa' | 'credit-card';

/** A card that is approved, as the browser sends it for one attempt of a lead. */
async function createCardPart(amount: number, purpose: CardPurpose): Promise<PaymentPart> {
  const expiry = { expirationMonth: 12, expirationYear: 2030 };
  const card = { number: cards.approved, holderName: buyer.name, securityCode: '123', ...expiry };
  return {
    method: 'credit-card',
    amount,
    installments: 1,
    cardCompany: 'visa',
    encryptedCard: await encryptCard(card, await getCardKey(), purpose),
  };
}

async function createPart(
  method: Method,
  amount: number,
  { phone, purpose }: { phone: string; purpose: CardPurpose },
): Promise<PaymentPart> {
  if (method === 'credit-card') return createCardPart(amount, purpose);
  return method === 'm-pesa' ? { method, amount, phone } : { method, amount };
}

interface SeededOrder {
  /** The product whose first plan is bought. */
  key: ProductKey;
  method: Method;
  /** Of an invoice of this buyer, which is paid instead of a purchase. */
  invoiceId?: string;
}

interface PlacedOrder {
  key: ProductKey;
  flowId: string;
  plan: Plan;
  part: PaymentPart;
}

/** A seeded buyer's order of a plan, paid by one method. */
function createOrder(
  { operation, phone, stored }: SeededBuyer,
  { flowId, key, part, plan }: PlacedOrder,
): PaymentRequest {
  const { business, productCode } = productKeys[key];
  const { email, leadId, name } = stored.dataLead;
  return {
    name,
    email,
    phone,
    amount: plan.amount,
    business,
    document: buyer.cpf,
    operation,
    type: 'direct',
    paymentMethods: [part],
    sfLeadId: leadId,
    flowId,
    plan: plan.code,
    planType: plan.type,
    planId: plan.id,
    productCode,
    seller: 'performance',
    source: 'direto',
  };
}

/** What a flow sells to a seeded buyer, at the prices that the service has for them. */
function loadProduct({ operation, stored }: SeededBuyer, key: ProductKey, flowId: string) {
  const { business, productCode } = productKeys[key];
  const { leadId } = stored.dataLead;
  return getProduct(productCode, { business, operation, flowId, leadId });
}

/** Orders a plan for a seeded buyer, at the price that the service has for them. */
export async function seedPayment(
  seeded: SeededBuyer,
  { invoiceId, key, method }: SeededOrder,
): Promise<PaymentView> {
  const flowId = 'default';
  const { plans } = await loadProduct(seeded, key, flowId);
  const [plan] = plans;
  if (!plan) throw new Error(`${key} has no plan.`);
  const attempt = crypto.randomUUID();
  const purpose = { attempt, lead: seeded.stored.dataLead.leadId };
  const part = await createPart(method, plan.amount, { phone: seeded.phone, purpose });
  const order = createOrder(seeded, { key, flowId, plan, part });
  const answer = await createPayment(
    invoiceId === undefined ? order : { ...order, type: 'invoice', referenceId: invoiceId },
    attempt,
  );
  // It is answered in time, whether the provider was or not.
  const load = () => getPayment(answer.token);
  await expect.poll(async () => (await load()).state).not.toMatch(/^(?:created|processing)$/);
  return load();
}

/** A trial of ms that has begun. @returns the id of what was agreed to */
export async function seedTrial(seeded: SeededBuyer): Promise<string> {
  const flowId = 'trial';
  const { plans, trial } = await loadProduct(seeded, 'ms', flowId);
  const plan = plans.find(({ id }) => id === trial?.planId);
  if (!plan || !trial) throw new Error('ms offers no trial.');
  const attempt = crypto.randomUUID();
  const purpose = { attempt, lead: seeded.stored.dataLead.leadId };
  const part = await createCardPart(plan.amount, purpose);
  const { payment } = await createPayment(
    {
      ...createOrder(seeded, { key: 'ms', flowId, plan, part }),
      agreement: { consent: cardAgreementConsent, firstChargeOn: trial.firstChargeOn },
    },
    attempt,
  );
  const agreementId = payment?.trial?.agreementId;
  if (agreementId === undefined) throw new Error('The payment began no trial.');
  return agreementId;
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
export function getDataPix({ amount, currency, pix, token }: PaymentView): StoredValues['dataPix'] {
  if (!pix) throw new Error('The payment is not a Pix.');
  return { token, amount, currency, ...pix };
}
