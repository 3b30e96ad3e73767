import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import { productKeys } from '@/services/checkout/productKeys';
import type { Call } from '@/testing/http';
import { createPaymentRequest } from '@/testing/requests';
import { findSmsCode, readSms } from '@/testing/sandbox';
import { sales } from '@/testing/sales';
import { createBuyer, createPart } from '../buyers';
import { type Answer, send } from '../client';
import { inParallel } from '../inParallel';
import {
  createFigure,
  createLimitFigure,
  type Figure,
  type Scenario,
  takeShare,
} from '../Scenario';
import { chooseCommerce, type FaultSystem } from '../system';
import { fromAddress } from './addresses';

const idCount = 10_000;
const codeCount = 10_000;
const width = 40;
const tries = 5;

const sale = productKeys.ms;

const createToken = () => randomBytes(24).toString('base64url');

const reads: readonly (() => readonly [path: string, call?: Call])[] = [
  () => [buildPath(paths.payment, { token: createToken() })],
  () => [buildPath(paths.paymentEvents, { token: createToken() })],
  () => [buildPath(paths.bankSlipDocument, { token: createToken() })],
  () => [buildPath(paths.paymentAttempt, { idempotencyKey: randomUUID() })],
  () => [buildPath(paths.invoice, { id: createToken() })],
  () => [buildPath(paths.recovery, { id: createToken() })],
  () => [buildPath(paths.subscription, { subscriptionId: createToken() })],
  () => [buildPath(paths.customOffer, { id: createToken() })],
  () => [buildPath(paths.cardAgreement, { id: createToken() })],
  () => [`${buildPath(paths.contract, { code: 'medcof-revalida' })}?id=${randomUUID()}`],
  () => [
    buildPath(paths.leadUpdate, { leadId: randomUUID() }),
    {
      method: 'PATCH',
      body: { business: sale.business, document: '52998224725' },
      key: randomUUID(),
    },
  ],
  () => [buildPath(paths.phoneCode, { leadId: randomUUID() }), { body: sale, key: randomUUID() }],
];

async function guessIds(system: FaultSystem, count: number): Promise<Figure[]> {
  // One payment exists, so that there is something to find.
  const buyer = await createBuyer(system);
  const body = createPaymentRequest(buyer, sales.ms, [createPart('pix')]);
  await send(`${chooseCommerce(system)}${paths.paymentV2}`, { body, key: randomUUID() });
  const answers = await inParallel(Array.from({ length: count }), width, async (_, index) => {
    const [path, call = {}] = reads[index % reads.length]?.() ?? [paths.payment];
    const headers = fromAddress('203.0.113', index);
    return send(`${chooseCommerce(system)}${path}`, { ...call, headers });
  });
  const found = answers.filter(({ status }) => status < 400);
  const alike = answers.filter(
    ({ body: { code }, status }) => status === 404 && code === 'not_found',
  );
  const asked = count.toLocaleString('en');
  return [
    createLimitFigure(`${asked} ids guessed: found`, 0, found.length),
    createFigure(`${asked} ids guessed: answered as unknown, all alike`, count, alike.length),
  ];
}

async function guessCodes(system: FaultSystem, count: number): Promise<Figure[]> {
  const { leadId, phone } = await createBuyer(system);
  await send(`${chooseCommerce(system)}${buildPath(paths.phoneCode, { leadId })}`, {
    body: sale,
    key: randomUUID(),
  });
  const right = findSmsCode(await readSms(system), phone);
  if (right === undefined) throw new Error('No code was sent');
  const validate = (code: string, index: number): Promise<Answer> =>
    send(`${chooseCommerce(system)}${buildPath(paths.phoneValidation, { leadId })}`, {
      body: { ...sale, code },
      key: randomUUID(),
      headers: fromAddress('198.51.100', index),
    });
  const answers = await inParallel(Array.from({ length: count }), width, (_, index) => {
    const guess = randomInt(10 ** 6)
      .toString()
      .padStart(6, '0');
    // A lucky guess is no fault, so another code is tried instead.
    return validate(
      guess === right ? String(10 ** 6 - 1 - Number(right)).padStart(6, '0') : guess,
      index,
    );
  });
  const judged = answers.filter(({ body }) => body.code === 'code_wrong');
  const answered = answers.filter(({ status }) => status > 0 && status < 500);
  const late = await validate(right, 0);
  const asked = count.toLocaleString('en');
  return [
    createLimitFigure(`${asked} codes guessed: judged`, tries, judged.length),
    createFigure(`${asked} codes guessed: answered`, count, answered.length),
    createLimitFigure('the right code after them: accepted', 0, late.status === 201 ? 1 : 0),
  ];
}

export const guesses: Scenario = {
  name: 'guesses',
  system: { moreCommerce: [undefined], variables: { LIMITS: '' } },
  run: async (system, share) => [
    ...(await guessIds(system, takeShare(idCount, share))),
    ...(await guessCodes(system, takeShare(codeCount, share))),
  ],
};
