import { randomUUID } from 'node:crypto';
import type { App } from '@/commerce/http/App';
import type { LeadRequest } from '@/contract/lead';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { PaymentPart } from '@/contract/paymentParts';
import { contact, document, mozambicanPhone } from '@/testing/contact';
import { eventually } from '@/testing/eventually';
import { createLeadRequest, createPaymentRequest, parts } from '@/testing/requests';
import { type Sale, sales } from '@/testing/sales';
import type { TestDatabase } from './createTestDatabase';
import { bindCards } from './typedCards';

export const leadBody = createLeadRequest();

// The buyer of these tests bought in an earlier test.
const buyAgain = true;

export const paymentBody = (
  leadId: string,
  method: keyof typeof parts = 'card',
  changes: Partial<PaymentRequest> = {},
): PaymentRequest =>
  createPaymentRequest(
    { ...contact, leadId, document },
    sales.ms,
    [parts[method](changes.amount ?? sales.ms.amount)],
    { buyAgain, ...changes },
  );

export const mozambicanBody = (leadId: string, changes: Partial<PaymentRequest> = {}) => {
  const sale = sales.wolInMozambique;
  return createPaymentRequest({ ...contact, leadId }, sale, [parts.card(sale.amount)], {
    buyAgain,
    ...changes,
  });
};

export const mpesaBody = (leadId: string, sale: Sale = sales.vcInMozambique) =>
  createPaymentRequest({ ...contact, leadId }, sale, [parts.mpesa(sale.amount)], { buyAgain });

export const storedCard = (paymentProfileId: string, amount: number): PaymentPart => ({
  method: 'default-credit-card',
  amount,
  installments: 1,
  paymentProfileId,
});

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
    payload: await bindCards(app, url, payload, key),
    headers: { ...headers, 'idempotency-key': key },
  });
}

export function patchLead(app: App, leadId: string, payload: object, key: string = randomUUID()) {
  const url = buildPath(paths.leadUpdate, { leadId });
  return app.inject({ method: 'PATCH', url, payload, headers: { 'idempotency-key': key } });
}

export async function createLead(app: App, changes: Partial<LeadRequest> = {}): Promise<string> {
  const response = await post(app, paths.lead, createLeadRequest(changes));
  return response.json<{ leadId: string }>().leadId;
}

interface LeadSystem {
  app: App;
  database: Pick<TestDatabase, 'query'>;
}

export const verifyPhone = ({ database }: Pick<LeadSystem, 'database'>, leadId: string) =>
  database.query('update leads set phone_verified_at = now() where id = $1', [leadId]);

export async function createVerifiedLead(
  system: LeadSystem,
  changes: Partial<LeadRequest> = {},
): Promise<string> {
  const leadId = await createLead(system.app, changes);
  await verifyPhone(system, leadId);
  return leadId;
}

export const createMozambicanLead = (system: LeadSystem, sale: Sale = sales.wolInMozambique) =>
  createVerifiedLead(system, createLeadRequest({ phone: mozambicanPhone }, sale));

/**
 * Opens the connections that a burst of calls needs: on a busy machine that takes longer than the
 * service lets a call wait.
 */
export async function openConnections(app: App): Promise<void> {
  await eventually(
    () => Promise.all(Array.from({ length: 20 }, () => app.inject(paths.readiness))),
    (answers) => answers.every(({ statusCode }) => statusCode === 200),
  );
}
