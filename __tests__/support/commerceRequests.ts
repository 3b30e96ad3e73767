import { randomUUID } from 'node:crypto';
import type { App } from '@/commerce/http/App';
import type { LeadRequest } from '@/contract/lead';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentRequest } from '@/contract/payment';
import type { TestDatabase } from './createTestDatabase';
import { encryptedCard, encryptTypedCards } from './typedCards';

export const leadBody: LeadRequest = {
  name: 'Maria da Silva',
  email: 'maria.silva@example.com',
  phone: '+5511987654321',
  business: 'meusucesso',
  productCode: 'ms',
  planId: 'ms-anual',
  seller: 'performance',
  source: 'direto',
  operation: 'BR',
  locale: 'pt-BR',
};

export { encryptedCard } from './typedCards';

/** One way to pay `amount` (minor units). */
export const parts = {
  card: (amount: number, installments = 1): PaymentRequest['paymentMethods'][number] => ({
    method: 'credit-card',
    amount,
    installments,
    cardCompany: 'visa',
    encryptedCard,
  }),
  pix: (amount: number): PaymentRequest['paymentMethods'][number] => ({ method: 'pix', amount }),
  bankslip: (amount: number): PaymentRequest['paymentMethods'][number] => ({
    method: 'bankslip',
    amount,
  }),
  mpesa: (amount: number): PaymentRequest['paymentMethods'][number] => ({
    method: 'm-pesa',
    amount,
    phone: '+258841234567',
  }),
};

/** The card of an earlier purchase, or one that its bank has checked. */
export const storedCard = (
  paymentProfileId: string,
  amount: number,
): PaymentRequest['paymentMethods'][number] => ({
  method: 'default-credit-card',
  amount,
  installments: 1,
  paymentProfileId,
});

/** A payment of the ms plan at its standard price. */
export function paymentBody(
  leadId: string,
  method: keyof typeof parts = 'card',
  changes: Partial<PaymentRequest> = {},
): PaymentRequest {
  const amount = changes.amount ?? 114000;
  return {
    name: 'Maria da Silva',
    email: 'maria.silva@example.com',
    phone: '+5511987654321',
    document: '12345678909',
    amount,
    business: 'meusucesso',
    operation: 'BR',
    type: 'direct',
    paymentMethods: [parts[method](amount)],
    sfLeadId: leadId,
    // The buyer of these tests has bought in an earlier one.
    buyAgain: true,
    plan: 'ms-anual',
    planType: 'yearly',
    planId: 'ms-anual',
    productCode: 'ms',
    seller: 'performance',
    source: 'direto',
    ...changes,
  };
}

/** What a purchase of the wol plan in Mozambique has of its own. */
export const mozambicanPurchase = {
  amount: 1188000,
  business: 'wiseup-online',
  productCode: 'wup',
  operation: 'MZ',
  plan: 'wol-mz-anual',
  planId: 'wol-mz-anual',
} as const satisfies Partial<PaymentRequest>;

/** The same of the plan that M-Pesa pays. */
export const mpesaPurchase = {
  amount: 1020000,
  business: 'vende-c',
  productCode: 'vc',
  operation: 'MZ',
  plan: 'vc-mz-anual',
  planId: 'vc-mz-anual',
} as const satisfies Partial<PaymentRequest>;

/** A payment of the wol plan by card. */
export const mozambicanBody = (leadId: string, changes: Partial<PaymentRequest> = {}) =>
  createMozambicanBody(leadId, 'card', { ...mozambicanPurchase, ...changes });

/** A payment by M-Pesa, of the plan that lists it. */
export const mpesaBody = (leadId: string, changes: Partial<PaymentRequest> = {}) =>
  createMozambicanBody(leadId, 'mpesa', { ...mpesaPurchase, ...changes });

function createMozambicanBody(
  leadId: string,
  method: keyof typeof parts,
  purchase: Partial<PaymentRequest>,
): PaymentRequest {
  const body = paymentBody(leadId, method, purchase);
  // Mozambique asks for no document.
  delete body.document;
  return body;
}

/** A write as the checkout sends it. @param headers besides the key */
export async function post(
  app: App,
  url: string,
  payload: object,
  key: string = randomUUID(),
  headers: Record<string, string> = {},
) {
  return app.inject({
    method: 'POST',
    url,
    payload: await encryptTypedCards(app, url, payload, key),
    headers: { ...headers, 'idempotency-key': key },
  });
}

/** What is told of a lead later, as the checkout sends it. */
export function patchLead(app: App, leadId: string, payload: object, key: string = randomUUID()) {
  const url = buildPath(paths.leadUpdate, { leadId });
  return app.inject({ method: 'PATCH', url, payload, headers: { 'idempotency-key': key } });
}

export async function createLead(app: App, changes: Partial<LeadRequest> = {}): Promise<string> {
  const response = await post(app, paths.lead, { ...leadBody, ...changes });
  return response.json<{ leadId: string }>().leadId;
}

interface LeadSystem {
  app: App;
  database: Pick<TestDatabase, 'query'>;
}

/** Notes that a lead has confirmed its phone, without a code. */
export const verifyPhone = ({ database }: Pick<LeadSystem, 'database'>, leadId: string) =>
  database.query('update leads set phone_verified_at = now() where id = $1', [leadId]);

/** A lead whose phone is confirmed, for products whose flow asks for it. */
export async function createVerifiedLead(
  system: LeadSystem,
  changes: Partial<LeadRequest> = {},
): Promise<string> {
  const leadId = await createLead(system.app, changes);
  await verifyPhone(system, leadId);
  return leadId;
}

/** A lead for a plan in Mozambique: that of wol, or the one that M-Pesa pays. */
export const createMozambicanLead = (
  system: LeadSystem,
  {
    business,
    operation,
    planId,
    productCode,
  }: typeof mozambicanPurchase | typeof mpesaPurchase = mozambicanPurchase,
): Promise<string> =>
  createVerifiedLead(system, {
    business,
    productCode,
    planId,
    operation,
    locale: 'pt-MZ',
    phone: '+258841234567',
  });

/** Asks again until `isDone`, for at most as long as a busy machine needs; answers the last value. */
export async function eventually<Value>(
  ask: () => Promise<Value>,
  isDone: (value: Value) => boolean,
): Promise<Value> {
  const limit = Date.now() + 45_000;
  for (;;) {
    const value = await ask();
    if (isDone(value) || Date.now() > limit) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Opens the connections that a rush of calls will want: on a busy machine that takes longer than the
 * service lets a call wait.
 */
export async function openConnections(app: App): Promise<void> {
  await eventually(
    () => Promise.all(Array.from({ length: 20 }, () => app.inject(paths.readiness))),
    (answers) => answers.every(({ statusCode }) => statusCode === 200),
  );
}
