import type { ChargeStatus } from '@/commerce/providers/PaymentProvider';
import { eventually } from '@/testing/eventually';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import {
  beginTrial,
  cancel,
  createPassing,
  day,
  getAgreement,
  getPayment,
  listOutcomes,
  lookMs,
  wait,
} from '../../support/trials';

const minute = 60_000;
const price = 114_000;

/** The days on which a card is charged: the eighth, and again one and three days later. */
const chargeDays = [7, 8, 10];

interface Course {
  answers: readonly ('captured' | 'declined')[];
  /** The buyer cancels before the charge that would come next. */
  isCancelled: boolean;
}

const declines = (count: number) => Array<'declined'>(count).fill('declined');

/** Every course that a trial can take whose charges are answered. */
const courses: readonly Course[] = [
  ...[0, 1, 2].map((count) => ({ answers: declines(count), isCancelled: true })),
  ...[0, 1, 2].map((count) => ({
    answers: [...declines(count), 'captured' as const],
    isCancelled: false,
  })),
  { answers: declines(3), isCancelled: false },
];

type Trial = Awaited<ReturnType<typeof beginTrial>> & Course;

let commerce: TestCommerce;
const trials: Trial[] = [];

beforeAll(async () => {
  commerce = await startTestCommerce({ timing: quickSweep });
  const { provider } = commerce;
  const create = provider.createCharge.bind(provider);
  vi.spyOn(provider, 'createCharge').mockImplementation((order) => {
    const trial = trials.find(({ person }) => person.email === order.payer.email);
    const index = ordersOf(order.payer.email).length;
    const answer: ChargeStatus = trial?.answers[index] ?? 'captured';
    // The fake reads it before it waits for anything.
    provider.nextCardStatuses = [answer];
    return create(order);
  });
});
afterAll(() => commerce.stop());

const ordersOf = (email: string) =>
  commerce.provider.orders.filter(({ payer }) => payer.email === email);

const isSettled = async ({ agreementId, answers }: Trial, round: number) => {
  const outcomes = await listOutcomes(commerce, agreementId);
  return (
    outcomes.filter((outcome) => outcome !== null).length >= Math.min(answers.length, round + 1)
  );
};

test('a trial is charged once at most, never after it was cancelled, and is over without its money', async () => {
  const passing = createPassing(commerce);
  for (const course of courses) trials.push({ ...(await beginTrial(commerce)), ...course });
  for (const [round, chargeDay] of chargeDays.entries()) {
    for (const { agreementId, answers, isCancelled } of trials)
      if (isCancelled && answers.length === round) await cancel(commerce, agreementId);
    passing.until(chargeDay * day + 10 * minute);
    await eventually(
      () => Promise.all(trials.map((trial) => isSettled(trial, round))),
      (all) => all.every(Boolean),
    );
  }
  passing.until(30 * day);
  await wait(lookMs);
  const ends = await Promise.all(
    trials.map(async ({ agreementId, person, token }) => ({
      agreement: (await getAgreement(commerce, agreementId)).state,
      trial: (await getPayment(commerce, token)).state,
      charged: ordersOf(person.email).map(({ amount, reference }) => [
        amount,
        commerce.provider.chargeOf(reference).status,
      ]),
    })),
  );
  expect(ends).toEqual(
    courses.map(({ answers, isCancelled }) => {
      const isPaid = answers.includes('captured');
      return {
        agreement: isPaid ? 'kept' : isCancelled ? 'cancelled' : 'ended',
        trial: isPaid ? 'trial' : 'expired',
        charged: answers.map((answer) => [price, answer]),
      };
    }),
  );
});

test('the payment that began a trial never becomes a paid one', async () => {
  const rows = await commerce.database.query(
    `select distinct to_state from payment_transitions
     where payment_id in (select payment_id from payment_transitions where to_state = 'trial')`,
  );
  expect(rows.map((row) => row.to_state).sort()).toEqual([
    'created',
    'expired',
    'processing',
    'trial',
  ]);
});
