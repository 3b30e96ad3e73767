import fc from 'fast-check';
import { Value } from 'typebox/value';
import { paths } from '@/contract/paths';
import { type EncryptCards, openCardEncryption, PayingRequest } from '../buyers';
import { type Answer, send } from '../client';
import { inParallel } from '../inParallel';
import { createCalls, type GeneratedCall, type OpenApi } from '../openApi';
import { createFigure, type Scenario, takeShare } from '../Scenario';
import { createScriptedBuyers } from '../scriptedBuyers';
import type { FaultSystem } from '../system';

const callCount = 10_000;
const scriptedCount = 4_000;
const exampleCount = 1_000;
const leadCount = 500;
const width = 16;
const seed = 20_261_122;

async function encryptBody(
  { body, headers }: GeneratedCall,
  encrypt: EncryptCards,
): Promise<object | string | undefined> {
  const request: unknown = body === undefined ? undefined : JSON.parse(body);
  const key = headers['idempotency-key'];
  if (key === undefined || !Value.Check(PayingRequest, request)) return body;
  return encrypt(request, key);
}

async function sendGenerated(
  { commerceUrl }: FaultSystem,
  call: GeneratedCall,
  encrypt: EncryptCards,
): Promise<Answer> {
  const { headers, method, path } = call;
  const body = await encryptBody(call, encrypt);
  return send(`${commerceUrl}${path}`, { headers, method, ...(body !== undefined && { body }) });
}

const countUnderstood = (answers: readonly Answer[]) =>
  answers.filter(({ status }) => status > 0 && status < 500).length;

export const requests: Scenario = {
  name: 'requests',
  async run(system, share) {
    const count = takeShare(callCount, share);
    const scripted = takeShare(scriptedCount, share);
    const description = await send(`${system.commerceUrl}${paths.openApi}`);
    const openApi = JSON.parse(description.text) as OpenApi;
    const buyers = await createScriptedBuyers(system);
    const encrypt = await openCardEncryption(system);
    const turns = (length: number) => Array.from({ length }, (_, turn) => turn);
    await buyers.prepare(takeShare(leadCount, share));
    const before = await inParallel(turns(takeShare(exampleCount, share)), width, buyers.call);
    const calls = createCalls(openApi, [...buyers.examples]);
    const generated = fc.sample(calls, { numRuns: count, seed });
    const [answers, others] = await Promise.all([
      inParallel(generated, width / 2, (call) => sendGenerated(system, call, encrypt)),
      inParallel(turns(scripted), width / 2, buyers.call),
    ]);
    const valid = answers.filter(({ status }) => status >= 200 && status < 300).length;
    const ofBuyers = [...before, ...others];
    return [
      createFigure('generated requests answered, none with 5xx', count, countUnderstood(answers)),
      createFigure('a third of them in a valid state', Math.ceil(count / 3), valid),
      createFigure(
        'requests of buyers answered, none with 5xx',
        ofBuyers.length,
        countUnderstood(ofBuyers),
      ),
    ];
  },
};
