import type { LiveloSession } from '@/contract/livelo';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { cards, typedCard } from '@/testing/cards';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { findSmsCode, readSms } from '@/testing/sandbox';
import { leadBody, paymentBody, post } from '../../support/commerceRequests';
import { startSandboxSystem, type SandboxSystem } from '../../support/startSandboxSystem';
import { createCpf, createLiveloCalls, firstDevice } from './support';

type Parts = PaymentRequest['paymentMethods'];

const product = { business: 'wiseup-online', productCode: 'wup' } as const;
const plan = { plan: 'wol-anual', planId: 'wol-anual', planType: 'yearly' } as const;
const price = 118_800;
const lowBalance = '52998224725';
let system: SandboxSystem;
let members = 500;

beforeAll(async () => {
  system = await startSandboxSystem();
});
afterAll(() => system.stop());

async function proveMember(cpf = createCpf((members += 1))) {
  const { open, send, validate } = createLiveloCalls(system);
  const lead = { ...leadBody, ...product, planId: plan.planId, flowId: 'livelo' };
  const { leadId } = (await post(system.app, paths.lead, lead)).json<{ leadId: string }>();
  const opened = (await open(leadId, cpf, undefined, product)).json<LiveloSession>();
  const { id, lastDigits } = firstDevice(opened);
  expect((await send(leadId, opened.session, id)).statusCode).toBe(201);
  const code = findSmsCode(await readSms(system), lastDigits) ?? '';
  const answer = await validate(leadId, opened.session, code);
  expect(answer.statusCode).toBe(200);
  return { leadId, session: opened.session };
}
type Member = Awaited<ReturnType<typeof proveMember>>;

const pointsOf = (session: string, points: number, amount: number): Parts[number] => ({
  method: 'livelo',
  amount,
  points,
  liveloSession: session,
});

const pay = (leadId: string, paymentMethods: Parts) => {
  const amount = paymentMethods.reduce((sum, part) => sum + part.amount, 0);
  const changes = { ...product, ...plan, amount, paymentMethods };
  return post(system.app, paths.paymentV2, paymentBody(leadId, 'pix', changes));
};

async function balanceOf({ leadId, session }: Member): Promise<number | undefined> {
  const answer = await createLiveloCalls(system).get(leadId, session);
  return answer.json<LiveloSession>().account?.balance;
}

const viewOf = async (token: string) =>
  (await system.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

const card = (amount: number, number = cards.approved) => parts.card(amount, 12, typedCard(number));

test('points pay the whole price', async () => {
  const member = await proveMember();
  const answer = await pay(member.leadId, [pointsOf(member.session, 24_000, price)]);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    route: 'success',
    payment: { state: 'paid', method: 'livelo', amount: price },
  });
  expect(await balanceOf(member)).toBe(96_000);
});

test('points and a card are both captured', async () => {
  const member = await proveMember();
  const mix = [pointsOf(member.session, 12_000, 59_400), card(59_400)];
  const answer = await pay(member.leadId, mix);
  expect(answer.json()).toMatchObject({
    route: 'success',
    payment: { state: 'paid', amount: price, parts: [{ method: 'livelo' }, { installments: 12 }] },
  });
  expect(await balanceOf(member)).toBe(108_000);
});

test('a declined card returns the points', async () => {
  const member = await proveMember();
  const declined = card(59_400, cards.declined);
  const answer = await pay(member.leadId, [pointsOf(member.session, 12_000, 59_400), declined]);
  expect(answer.statusCode).toBe(402);
  const balance = await eventually(
    () => balanceOf(member),
    (value) => value === 120_000,
  );
  expect(balance).toBe(120_000);
});

test('points beside a Pix are reserved until the Pix is paid', async () => {
  const member = await proveMember();
  const mix = [pointsOf(member.session, 12_000, 59_400), parts.pix(59_400)];
  const answer = await pay(member.leadId, mix);
  expect(answer.json()).toMatchObject({ route: 'pix', payment: { state: 'pending' } });
  expect(await balanceOf(member)).toBe(108_000);
  const { token } = answer.json<PaymentResponse>();
  await post(system.app, buildPath(paths.paymentSimulation, { token }), {});
  const paid = await eventually(
    () => viewOf(token),
    ({ state }) => state === 'paid',
  );
  expect(paid.state).toBe('paid');
  expect(await balanceOf(member)).toBe(108_000);
});

test.each<[string, number, number, string]>([
  ['a point too few', 11_999, 59_400, 'price_changed'],
  ['a point too many', 12_001, 59_400, 'price_changed'],
])('%s is refused as a price', async (_name, points, worth, code) => {
  const member = await proveMember();
  const mix = [pointsOf(member.session, points, worth), parts.pix(price - worth)];
  const answer = await pay(member.leadId, mix);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code });
  expect(await balanceOf(member)).toBe(120_000);
});

test('more points than the balance are refused before anything is charged', async () => {
  const member = await proveMember(lowBalance);
  const answer = await pay(member.leadId, [pointsOf(member.session, 24_000, price)]);
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'points_unavailable' });
  expect(await balanceOf(member)).toBe(5_500);
});

test('fewer points than the minimum of the program are refused', async () => {
  const member = await proveMember();
  const mix = [pointsOf(member.session, 990, 4_900), parts.pix(price - 4_900)];
  expect((await pay(member.leadId, mix)).json()).toMatchObject({
    errors: [{ field: '/paymentMethods/0/points', code: 'too_small' }],
  });
});

test('a session of another lead or an unproved one is refused', async () => {
  const { session } = await proveMember();
  const other = await proveMember();
  const { open } = createLiveloCalls(system);
  const unproved = await open(other.leadId, createCpf(9_999), undefined, product);
  for (const used of [session, unproved.json<LiveloSession>().session, 'x'.repeat(32)]) {
    const answer = await pay(other.leadId, [pointsOf(used, 24_000, price)]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: [{ field: '/paymentMethods/0/liveloSession', code: 'unknown' }],
    });
  }
});
