import { randomInt, randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { Options, Request, Result } from 'autocannon';
import { chunk, range } from 'es-toolkit';
import type { LeadRequest, LeadResponse } from '@/contract/lead';
import { paths } from '@/contract/paths';
import { createContact } from '@/testing/contact';
import { fetchJson } from '@/testing/http';
import { createLeadRequest, createPaymentRequest, parts } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { atLeast, compare, zipPairs, type Pair } from '../figures';
import { runAlternating } from '../runAlternating';
import { getRate, sendLoad } from '../load';
import type { Product } from '../ground';
import type { Part } from '../Part';

const rounds = 5;
const seconds = 4;
export const payments = 150;
export const spare = 32;
/** A payment runs far more code than a lead: its first hundreds measure V8's compiler. */
const warmUpPayments = 500;
const atOnce = 16;

const createAddress = () => `203.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

const write = (body: object): Partial<Request> => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': createAddress(),
  },
  body: JSON.stringify(body),
});

const consent = {
  version: '2026-01',
  terms: 'https://school.example/terms',
  privacy: 'https://school.example/privacy',
};

export const createLead = (): LeadRequest => createLeadRequest({ ...createContact(), consent });

export const sendWrites = async (
  url: string,
  createBody: () => object,
  until: Pick<Options, 'amount' | 'duration'>,
): Promise<Result> =>
  sendLoad({
    url,
    ...until,
    requests: [{ setupRequest: (request) => ({ ...request, ...write(createBody()) }) }],
  });

async function createPayment({ commerceUrl }: Pick<Product, 'commerceUrl'>): Promise<object> {
  const body = createLead();
  const call = { body, key: randomUUID() };
  const { leadId } = await fetchJson<LeadResponse>(`${commerceUrl}${paths.lead}`, call);
  const buyer = { ...body, leadId, document: generateCpf() };
  return createPaymentRequest(buyer, sales.ms, [parts.pix(sales.ms.amount)], { consent });
}

/** Leaves leads, and lets each be paid for once. */
export async function createPayments(
  product: Pick<Product, 'commerceUrl'>,
  count: number,
): Promise<() => object> {
  const requests: object[] = [];
  // A few at a time: a product that has just started has to open its connections first.
  for (const some of chunk(range(count), atOnce))
    requests.push(...(await Promise.all(some.map(() => createPayment(product)))));
  return () => {
    const request = requests.pop();
    if (!request) throw new Error('There are no more buyers');
    return request;
  };
}

export const writes: Part = {
  name: 'writes',
  async measure(ground, say) {
    const { commerceUrl, plainInsertUrl } = ground;
    const leadUrl = `${commerceUrl}${paths.lead}`;
    const createSlowest = (): Record<keyof Pair, number[]> => ({ floor: [], product: [] });
    const slowest = { leads: createSlowest(), payments: createSlowest() };
    const floor = (written: keyof typeof slowest) => async () => {
      const result = await sendWrites(plainInsertUrl, createLead, { duration: seconds });
      slowest[written].floor.push(result.latency.p99);
      return getRate(result);
    };
    await sendWrites(leadUrl, createLead, { duration: 2 });
    await sendWrites(plainInsertUrl, createLead, { duration: seconds });
    say('leads');
    const leads = await runAlternating(rounds, {
      floor: floor('leads'),
      product: async () => {
        const result = await sendWrites(leadUrl, createLead, { duration: seconds });
        slowest.leads.product.push(result.latency.p99);
        return getRate(result);
      },
    });
    say('payments');
    const pay = async (amount: number) => {
      const createBody = await createPayments(ground, amount + spare);
      return sendWrites(`${commerceUrl}${paths.paymentV2}`, createBody, { amount });
    };
    await pay(warmUpPayments);
    const paid = await runAlternating(rounds, {
      floor: floor('payments'),
      product: async () => {
        const result = await pay(payments);
        slowest.payments.product.push(result.latency.p99);
        return getRate(result);
      },
    });
    return [
      compare('leads, written', '1/s', leads, atLeast('ratio', 0.75)),
      compare('leads, the slowest of 100', 'ms', zipPairs(slowest.leads)),
      compare('payments by Pix, written', '1/s', paid, atLeast('ratio', 0.6)),
      compare('payments by Pix, the slowest of 100', 'ms', zipPairs(slowest.payments)),
    ];
  },
};
