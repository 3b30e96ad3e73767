import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentPart } from '@/contract/paymentParts';
import type { PaymentV1Request } from '@/contract/paymentV1';
import type { Sample, SampleKind, SampleRequest } from '@/contract/samples';
import { productKeys } from '@/services/checkout/productKeys';
import { document } from '@/testing/contact';
import { parts } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { post } from './commerceRequests';
import type { TestCommerce } from './startTestCommerce';

export const wol = { ...productKeys.wup, operation: 'BR' } as const;
export const ms = { ...productKeys.ms, operation: 'BR' } as const;

export async function createSample(
  { app }: TestCommerce,
  kind: SampleKind,
  request: SampleRequest = ms,
): Promise<Sample> {
  const response = await post(app, buildPath(paths.samples, { kind }), request);
  if (response.statusCode !== 201) throw new Error(`No sample: ${response.body}`);
  return response.json<Sample>();
}

export function paymentV1Body(
  type: PaymentV1Request['type'],
  referenceId: string,
  part: PaymentPart,
  changes: Partial<PaymentV1Request> = {},
): PaymentV1Request {
  const { seller, source } = sales.ms;
  return {
    type,
    referenceId,
    amount: part.amount,
    paymentMethods: [part],
    document,
    // The buyer of these tests bought in an earlier test.
    buyAgain: true,
    seller,
    source,
    ...changes,
  };
}

export function renewalBody(part: PaymentPart = parts.card(sales.ms.amount)) {
  const { business, planId, productCode, seller, source } = sales.ms;
  return {
    type: 'renew',
    business,
    productCode,
    planId,
    amount: part.amount,
    paymentMethods: [part],
    document,
    seller,
    source,
    sessionId: 'session-1',
    metadata: { campaign: 'renewal' },
  };
}

export function withoutInstance(body: string): string {
  return JSON.stringify({ ...JSON.parse(body), instance: undefined });
}

export async function deliverWebhook(
  commerce: TestCommerce,
  token: string,
  status: 'captured' | 'expired' | 'refunded',
): Promise<void> {
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  const paymentId = String(row?.id);
  commerce.provider.set(paymentId, status);
  await deliverWebhookOf(commerce, paymentId);
}

export async function deliverWebhookOf(
  { app }: Pick<TestCommerce, 'app'>,
  paymentId: string,
): Promise<void> {
  await app.inject({
    method: 'POST',
    url: buildPath(paths.webhook, { provider: 'fake' }),
    headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
    payload: { id: randomUUID(), paymentId },
  });
}
