import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@/contract/paths';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { Call } from '@/testing/http';
import { createPaymentRequest } from '@/testing/requests';
import { sales } from '@/testing/sales';
import { createBuyer, createPart, type EncryptCards, openCardEncryption } from '../buyers';
import { type Answer, isBusy, send, sendPatiently } from '../client';
import { inParallel } from '../inParallel';
import { countMoney, settle } from '../checker';
import { createFigure, createTimingFigure, type Scenario, takeShare } from '../Scenario';
import type { FaultSystem } from '../system';

const intentCount = 1_000;
const postsPerIntent = 8;
const alteredCount = 200;
const intentsAtOnce = 8;

const maxChargeMs = 120_000;
const pollMs = 500;

interface Intent {
  key: string;
  request: PaymentRequest;
  first: readonly Answer[];
  answers: readonly Answer[];
}

const isEqual = ([first, ...others]: readonly Answer[]) =>
  others.every(({ status, text }) => status === first?.status && text === first.text);

const isUnderWay = ({ body: { payment } }: Answer) =>
  payment?.state === 'created' || payment?.state === 'processing';

async function post(url: string, call: Call): Promise<{ first: Answer; last: Answer }> {
  const startedAt = performance.now();
  const first = await send(url, call);
  let last = isBusy(first) ? await sendPatiently(url, call) : first;
  while (isUnderWay(last) && performance.now() - startedAt < maxChargeMs) {
    await wait(pollMs);
    last = await sendPatiently(url, call);
  }
  return { first, last };
}

async function postIntent(
  { commerceUrls, ...system }: FaultSystem,
  encrypt: EncryptCards,
): Promise<Intent> {
  const key = randomUUID();
  const buyer = await createBuyer(system);
  const typed = createPaymentRequest(buyer, sales.ms, [createPart('card')]);
  const requests = [await encrypt(typed, key), await encrypt(typed, key)];
  const posts = Array.from({ length: postsPerIntent }, (_, index) =>
    post(`${commerceUrls[index % commerceUrls.length] ?? ''}${paths.paymentV2}`, {
      body: requests[index % requests.length] ?? {},
      key,
    }),
  );
  const answers = await Promise.all(posts);
  const [request] = requests;
  if (!request) throw new Error('An intent has no request');
  return {
    key,
    request,
    first: answers.map(({ first }) => first),
    answers: answers.map(({ last }) => last),
  };
}

function postAltered({ commerceUrl }: FaultSystem, { key, request }: Intent): Promise<Answer> {
  const [part] = request.paymentMethods;
  const body = { ...request, amount: request.amount - 1, paymentMethods: [{ ...part, amount: 1 }] };
  return sendPatiently(`${commerceUrl}${paths.paymentV2}`, { body, key });
}

export const intents: Scenario = {
  name: 'intents',
  async run(system, share) {
    const encrypt = await openCardEncryption(system);
    const count = takeShare(intentCount, share);
    const posted = await inParallel(Array.from({ length: count }), intentsAtOnce, () =>
      postIntent(system, encrypt),
    );
    const altered = await inParallel(
      posted.slice(0, takeShare(alteredCount, share)),
      intentsAtOnce,
      (intent) => postAltered(system, intent),
    );
    const { ledger, parts } = await settle(system);
    const captured = countMoney(ledger);
    const once = parts.filter(({ reference }) => captured.get(reference)?.captured === 1);
    const paidKeys = new Set(once.map(({ idempotencyKey }) => idempotencyKey));
    const answers = posted.flatMap((intent) => intent.answers);
    return [
      createFigure(
        'intents captured once',
        count,
        posted.filter(({ key }) => paidKeys.has(key)).length,
      ),
      createFigure(
        'intents answered alike',
        count,
        posted.filter((intent) => isEqual(intent.answers)).length,
      ),
      createTimingFigure(
        'intents answered alike at once',
        count,
        posted.filter(({ first }) => isEqual(first)).length,
      ),
      createFigure(
        'posts answered 201',
        answers.length,
        answers.filter(({ status }) => status === 201).length,
      ),
      createTimingFigure(
        'posts answered 201 at once',
        answers.length,
        posted.flatMap(({ first }) => first).filter(({ status }) => status === 201).length,
      ),
      createFigure(
        'altered bodies refused',
        altered.length,
        altered.filter(({ status }) => status === 422).length,
      ),
    ];
  },
};
