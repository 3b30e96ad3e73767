import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { buildPath, paths } from '@/contract/paths';
import {
  type Buyer,
  createBuyer,
  createLeadRequest,
  createPart,
  createPaymentRequest,
  openCardEncryption,
  type Way,
} from '../buyers';
import { type Answer, send } from '../client';
import { inParallel } from '../inParallel';
import { createCalls, type GeneratedCall, type OpenApi } from '../openApi';
import { createFigure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';

const callCount = 10_000;
/** Every other call is one that a buyer makes. */
const validEvery = 2;
const width = 16;
const seed = 20_261_122;

const ways: readonly Way[] = ['card', 'pix', 'bankslip'];
const productQuery = new URLSearchParams({ business: 'meusucesso' }).toString();

/** Calls of buyers, one after the other, each with what those before have left. */
async function createBuyers(system: FaultSystem): Promise<(turn: number) => Promise<Answer>> {
  const encrypt = await openCardEncryption(system);
  const waiting: Buyer[] = [];
  const made: { token: string; key: string }[] = [];
  const call = (path: string, body?: object, key: string = randomUUID()) =>
    send(`${system.commerceUrl}${path}`, body === undefined ? {} : { body, key });

  async function pay(turn: number): Promise<Answer> {
    const buyer = waiting.pop() ?? (await createBuyer(system));
    const part = await createPart(ways[turn % ways.length] ?? 'card', encrypt);
    const key = randomUUID();
    const answer = await call(paths.paymentV2, createPaymentRequest(buyer, part), key);
    if (answer.body.token !== undefined) made.push({ token: answer.body.token, key });
    return answer;
  }

  const code = { code: 'ms' };
  const last = () => made.at(-1) ?? { token: randomUUID(), key: randomUUID() };
  const calls: readonly ((turn: number) => Promise<Answer>)[] = [
    async () => {
      const lead = createLeadRequest();
      return call(paths.lead, lead);
    },
    async () => {
      const buyer = await createBuyer(system);
      waiting.push(buyer);
      return send(`${system.commerceUrl}${buildPath(paths.leadUpdate, { leadId: buyer.leadId })}`, {
        method: 'PATCH',
        body: { document: buyer.document },
      });
    },
    pay,
    pay,
    () => call(buildPath(paths.payment, { token: last().token })),
    () => call(buildPath(paths.paymentAttempt, { idempotencyKey: last().key })),
    () =>
      send(`${system.commerceUrl}${buildPath(paths.paymentSimulation, { token: last().token })}`, {
        method: 'POST',
      }),
    () => call(`${buildPath(paths.productV2, code)}?${productQuery}`),
    () => call(`${buildPath(paths.productConfig, code)}?${productQuery}`),
    () => call(buildPath(paths.planProduct, { planId: 'ms-anual' })),
    () => call(paths.cardKey),
  ];
  return (turn) => calls[turn % calls.length]?.(turn) ?? pay(turn);
}

const sendGenerated = ({ commerceUrl }: FaultSystem, { path, ...call }: GeneratedCall) =>
  send(`${commerceUrl}${path}`, {
    ...call,
    headers: { ...call.headers },
  });

/** Calls generated from the description of the API, among those of buyers. */
export const requests: Scenario = {
  name: 'requests',
  async run(system, share) {
    const count = takeShare(callCount, share);
    const description = await send(`${system.commerceUrl}${paths.openApi}`);
    const openApi: OpenApi = JSON.parse(description.text);
    const generated = fc.sample(createCalls(openApi), { numRuns: count, seed });
    const buy = await createBuyers(system);
    const answers = await inParallel(generated, width, (call, index) =>
      index % validEvery === 0 ? buy(index / validEvery) : sendGenerated(system, call),
    );
    const valid = answers.filter(({ status }) => status >= 200 && status < 300).length;
    const understood = answers.filter(({ status }) => status > 0 && status < 500).length;
    return [
      createFigure('generated requests answered, none with 5xx', count, understood),
      createFigure('a third of them in a valid state', Math.ceil(count / 3), valid),
    ];
  },
};
