import { randomInt, randomUUID } from 'node:crypto';
import { generateCpf } from '@brazilian-utils/brazilian-utils';
import type { Options, Request, Result } from 'autocannon';
import type { LeadRequest, LeadResponse } from '@/contract/lead';
import { paths } from '@/contract/paths';
import { createContact } from '@/testing/contact';
import { fetchJson } from '@/testing/http';
import { createLeadRequest, createPaymentRequest, parts } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { atLeast, compare, state } from '../figures';
import { inTurn } from '../inTurn';
import { getRate, sendLoad } from '../load';
import type { Ground } from '../ground';
import type { Part } from '../Part';

const rounds = 5;
const seconds = 4;
/** Payments of one round; each needs its own lead, which is written before. */
const payments = 150;
/** Requests that the callers prepare beyond those. */
const spare = 32;

/** Buyers come from everywhere: as many addresses as calls, so that limits count and refuse nobody. */
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

const createLead = (): LeadRequest => createLeadRequest({ ...createContact(), consent });

/** Each request is another one: a repeated key would be answered without a write. */
const sendWrites = async (
  url: string,
  createBody: () => object,
  until: Pick<Options, 'amount' | 'duration'>,
): Promise<Result> =>
  sendLoad({
    url,
    ...until,
    requests: [{ setupRequest: (request) => ({ ...request, ...write(createBody()) }) }],
  });

async function createPayment({ commerceUrl }: Ground): Promise<object> {
  const body = createLead();
  const call = { body, key: randomUUID() };
  const { leadId } = await fetchJson<LeadResponse>(`${commerceUrl}${paths.lead}`, call);
  const buyer = { ...body, leadId, document: generateCpf() };
  return createPaymentRequest(buyer, sales.ms, [parts.pix(sales.ms.amount)], { consent });
}

/** Requests to pay by Pix, each of a buyer of its own. */
async function createPayments(ground: Ground, count: number): Promise<() => object> {
  const requests = await Promise.all(Array.from({ length: count }, () => createPayment(ground)));
  return () => {
    const request = requests.pop();
    if (!request) throw new Error('There are no more buyers');
    return request;
  };
}

/**
 * Leads and payments written in a second, with limits, outbox and consent, against one row in one
 * statement in the same PostgreSQL.
 */
export const writes: Part = {
  name: 'writes',
  async measure(ground, say) {
    const { commerceUrl, plainInsertUrl } = ground;
    const floor = async () =>
      getRate(await sendWrites(plainInsertUrl, createLead, { duration: seconds }));
    const leadUrl = `${commerceUrl}${paths.lead}`;
    const slowest: Record<'leads' | 'payments', number[]> = { leads: [], payments: [] };
    await sendWrites(leadUrl, createLead, { duration: 2 });
    await floor();
    say('leads');
    const leads = await inTurn(rounds, {
      floor,
      product: async () => {
        const result = await sendWrites(leadUrl, createLead, { duration: seconds });
        slowest.leads.push(result.latency.p99);
        return getRate(result);
      },
    });
    say('payments');
    const paid = await inTurn(rounds, {
      floor,
      product: async () => {
        const createBody = await createPayments(ground, payments + spare);
        const url = `${commerceUrl}${paths.paymentV2}`;
        const result = await sendWrites(url, createBody, { amount: payments });
        slowest.payments.push(result.latency.p99);
        return getRate(result);
      },
    });
    return [
      compare('leads, written', '1/s', leads, atLeast('ratio', 0.75)),
      state('leads, the slowest of 100', 'ms', slowest.leads),
      compare('payments by Pix, written', '1/s', paid, atLeast('ratio', 0.6)),
      state('payments by Pix, the slowest of 100', 'ms', slowest.payments),
    ];
  },
};
