import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import { PaymentResponse, PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { Breach, needed, Untried } from './checks';
import { type Catalogue, type ContractTest, nobody } from './ContractTest';
import { expectAnswer, expectProblem, expectSame, expectValue } from './expectations';
import { choosePlan, createPurchase, pay } from './purchase';
import type { Answer } from './service';

const firstEvent = 5_000;
const nextEvent = 10_000;

const find = ({ service }: ContractTest, token: string) =>
  service.send({ path: buildPath(paths.payment, { token }) });

export async function checkPix(test: ContractTest, catalogue: Catalogue): Promise<void> {
  const { check, service } = test;
  const purchase = await check('a purchase by Pix can be made ready', async () => {
    const plan = choosePlan(catalogue, 'pix');
    const { amount } = plan;
    return createPurchase(test, catalogue, plan, { method: 'pix', amount });
  });
  await checkRefusals(test, purchase);

  const key = randomUUID();
  const token = await check('a Pix is opened, and its buyer goes on to the code', async () => {
    const answer = await pay(test, needed(purchase, 'purchase'), key);
    const { route, token: made } = expectAnswer(answer, 201, PaymentResponse);
    expectSame('route', route, 'pix');
    return made;
  });
  await check('the same key and body are the same payment', async () => {
    const first = needed(token, 'payment');
    const again = await pay(test, needed(purchase, 'purchase'), key);
    expectSame('token', expectAnswer(again, 201, PaymentResponse).token, first);
  });
  await check('the same key with another amount is refused: 422', async () => {
    needed(token, 'payment');
    const other = changeAmount(needed(purchase, 'purchase'), 1);
    expectProblem(await pay(test, other, key), 422, 'idempotency_key_reused');
  });
  const payment = await check('the payment is found by its token, with its code', async () => {
    const found = expectAnswer(await find(test, needed(token, 'payment')), 200, PaymentView);
    expectSame('token', found.token, token);
    expectSame('state', found.state, 'pending');
    expectSame('amount', found.amount, purchase?.amount);
    if (!found.pix) throw new Breach('The payment has no Pix code');
    return found;
  });
  await check('the payment is found by the key of its attempt', async () => {
    const made = needed(token, 'payment');
    const answer = await service.send({
      path: buildPath(paths.paymentAttempt, { idempotencyKey: key }),
    });
    expectSame('token', expectAnswer(answer, 200, PaymentView).token, made);
  });
  await check('an attempt that never arrived is 404', async () => {
    const path = buildPath(paths.paymentAttempt, { idempotencyKey: randomUUID() });
    expectProblem(await service.send({ path }), 404, 'not_found');
  });
  await check('an unknown payment is 404', async () =>
    expectProblem(await find(test, nobody), 404, 'not_found'),
  );
  await check('a code that runs is answered as it is', async () => {
    const path = buildPath(paths.paymentNewCode, { token: needed(token, 'payment') });
    const answer = await service.send({ method: 'POST', path, body: {} });
    expectSame('route', expectAnswer(answer, 201, PaymentResponse).route, 'pix');
  });
  await checkStream(test, payment);
  await check('a purchase that is paid is not sold again: 409', async () => {
    const paid = needed(payment, 'payment');
    const now = expectAnswer(await find(test, paid.token), 200, PaymentView);
    if (now.state !== 'paid') throw new Untried('the Pix could not be paid here');
    const again = await pay(test, needed(purchase, 'purchase'), randomUUID());
    expectSame('token', expectProblem(again, 409, 'already_paid').token, paid.token);
  });
}

function changeAmount(purchase: PaymentRequest, more: number): PaymentRequest {
  const amount = purchase.amount + more;
  return { ...purchase, amount, paymentMethods: [{ method: 'pix', amount }] };
}

async function checkRefusals(
  test: ContractTest,
  purchase: PaymentRequest | undefined,
): Promise<void> {
  const { check } = test;
  await check('another amount than the price is refused, with the price: 409', async () => {
    const wrong = changeAmount(needed(purchase, 'purchase'), 1);
    const { amount } = expectProblem(await pay(test, wrong, randomUUID()), 409, 'price_changed');
    expectSame('amount', amount, purchase?.amount);
  });
  await check('an unknown plan is refused by its field: 422', async () => {
    const wrong = { ...needed(purchase, 'purchase'), planId: nobody };
    expectRefusedField(await pay(test, wrong, randomUUID()), '/planId');
  });
  await check('an unknown lead is refused by its field: 422', async () => {
    const wrong = { ...needed(purchase, 'purchase'), sfLeadId: nobody };
    expectRefusedField(await pay(test, wrong, randomUUID()), '/sfLeadId');
  });
}

function expectRefusedField(answer: Answer, field: string): void {
  const { errors = [] } = expectProblem(answer, 422, 'invalid_field');
  expectSame('The field', errors[0]?.field, field);
}

async function checkStream(
  { check, service }: ContractTest,
  payment: PaymentView | undefined,
): Promise<void> {
  const watch = (token: string) => service.watch(buildPath(paths.paymentEvents, { token }));
  const isThere = await check('the stream begins with the payment as it is', async () => {
    const { state, token } = needed(payment, 'payment');
    const stream = await watch(token);
    try {
      const event = expectValue('The event', await stream.next(firstEvent), PaymentView);
      expectSame('token', event.token, token);
      expectSame('state', event.state, state);
      return true;
    } finally {
      stream.close();
    }
  });
  await check('the stream of an unknown payment is 404', async () =>
    expectProblem(
      await service.send({ path: buildPath(paths.paymentEvents, { token: nobody }) }),
      404,
      'not_found',
    ),
  );
  await check('the stream tells by itself that the payment is paid', async () => {
    const { canSimulate, token } = needed(payment, 'payment');
    if (!canSimulate) throw new Untried('the service simulates no payment (canSimulate)');
    needed(isThere, 'stream');
    const stream = await watch(token);
    try {
      await stream.next(firstEvent);
      const path = buildPath(paths.paymentSimulation, { token });
      expectAnswer(await service.send({ method: 'POST', path, body: {} }), 200, PaymentView);
      const event = expectValue('The event', await stream.next(nextEvent), PaymentView);
      expectSame('state', event.state, 'paid');
    } finally {
      stream.close();
    }
  });
}

export async function checkBankSlip(test: ContractTest, catalogue: Catalogue): Promise<void> {
  const { check, service } = test;
  const token = await check('a bank slip is issued', async () => {
    const plan = choosePlan(catalogue, 'bankslip');
    const { amount } = plan;
    const purchase = await createPurchase(test, catalogue, plan, { method: 'bankslip', amount });
    const answer = await pay(test, purchase, randomUUID());
    const { route, token: made } = expectAnswer(answer, 201, PaymentResponse);
    expectSame('route', route, 'success');
    return made;
  });
  await check('the payment has the line of the slip', async () => {
    const found = expectAnswer(await find(test, needed(token, 'slip')), 200, PaymentView);
    expectSame('state', found.state, 'pending');
    if (!found.bankSlip) throw new Breach('The payment has no bank slip');
  });
  const open = (asked: string) =>
    service.send({ path: buildPath(paths.bankSlipDocument, { token: asked }) });
  await check('the slip can be printed', async () => {
    const { call, contentType, status } = await open(needed(token, 'slip'));
    if (status !== 200 || !/^(text\/html|application\/pdf)/.test(contentType))
      throw new Breach(`${call} answered ${status} and ${contentType} instead of a page or a PDF`);
  });
  await check('the slip of an unknown payment is 404', async () =>
    expectProblem(await open(nobody), 404, 'not_found'),
  );
}
