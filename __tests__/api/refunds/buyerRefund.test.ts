import { randomUUID } from 'node:crypto';
import { createRefundLink } from '@/commerce/modules/payments/buyerLinks';
import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse, PaymentView } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { RefundLink } from '@/contract/refund';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { anyString } from '../../support/matchers';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const secret = 'a secret of the tests';
const day = 86_400_000;
let commerce: TestCommerce;
let passed = 0;

beforeAll(async () => {
  commerce = await startTestCommerce({ buyerLinkSecrets: [secret] });
});
afterAll(() => commerce.stop());
afterEach(() => {
  commerce.provider.reset();
  commerce.passTime(-passed);
  passed = 0;
});

function passDays(days: number): void {
  passed += days * day;
  commerce.passTime(days * day);
}

const viewOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json<PaymentView>();

async function buy(
  methods: PaymentRequest['paymentMethods'] = [parts.card(114_000)],
): Promise<{ id: string; token: string; link: string }> {
  const lead = await createLead(commerce.app);
  const body = paymentBody(lead, 'card', { paymentMethods: methods });
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  const id = String(row?.id);
  if ((await viewOf(token)).state === 'pending') {
    commerce.provider.set(id, 'captured');
    await commerce.app.inject({
      method: 'POST',
      url: buildPath(paths.webhook, { provider: 'fake' }),
      headers: { 'content-type': 'application/json', 'x-fake-signature': 'good' },
      payload: { id: randomUUID(), paymentId: id },
    });
  }
  const { refundToken: link = '' } = await viewOf(token);
  return { id, token, link };
}

const look = (token: string) => commerce.app.inject(buildPath(paths.refund, { token }));

const confirm = (token: string, payload: object = {}, idempotencyKey = randomUUID()) =>
  commerce.app.inject({
    method: 'POST',
    url: buildPath(paths.refund, { token }),
    headers: { 'idempotency-key': idempotencyKey },
    payload,
  });

const refundsOf = (id: string) =>
  commerce.database.query(
    'select amount::int, cause, asked_by, state, pix_key from refunds where payment_id = $1',
    [id],
  );

test('a buyer refunds a purchase once, from several tabs, and the receipt shows it', async () => {
  const { id, link, token } = await buy();
  expect((await look(link)).json()).toMatchObject({
    state: 'open',
    amount: 114_000,
    endsAccess: true,
    orderNumber: id.slice(-8).toUpperCase(),
    pixKeys: [],
    buyer: { email: 'm•••@example.com' },
  });
  const tabs = await Promise.all([confirm(link), confirm(link), confirm(link)]);
  for (const { statusCode } of tabs) expect(statusCode).toBe(200);
  const done = await eventually(
    async () => (await look(link)).json<RefundLink>(),
    ({ state }) => state === 'done',
  );
  expect(done).toMatchObject({ amount: 114_000, changedAt: anyString });
  expect(await refundsOf(id)).toMatchObject([
    { amount: 114_000, cause: 'regret', asked_by: 'buyer', state: 'done' },
  ]);
  expect(commerce.provider.chargeOf(id).refunds).toHaveLength(1);
  expect((await confirm(link)).json()).toMatchObject({ state: 'done' });
  const view = await viewOf(token);
  expect(view).toMatchObject({
    state: 'refunded',
    refund: { amount: 114_000, at: anyString },
  });
  expect(view.refundToken).toBeUndefined();
});

test('a repeated attempt gets the same answer later, with the refund link', async () => {
  const [body, key] = [paymentBody(await createLead(commerce.app)), randomUUID()];
  const first = await post(commerce.app, paths.paymentV2, body, key);
  expect(first.json<PaymentResponse>().payment?.refundToken).toEqual(anyString);
  passDays(1);
  expect((await post(commerce.app, paths.paymentV2, body, key)).body).toBe(first.body);
});

test('after the seventh day the link is closed, and refunds nothing', async () => {
  const { id, link, token } = await buy();
  passDays(7);
  const { endsAt, state } = (await look(link)).json<RefundLink>();
  expect(state).toBe('open');
  // The page names a day: it is the buyer's until midnight in Brasília.
  expect(endsAt).toMatch(/T02:59:59\.999Z$/);
  passDays((Date.parse(endsAt) - Date.now() - passed + 60_000) / day);
  expect((await look(link)).json()).toMatchObject({ state: 'closed' });
  expect((await confirm(link)).json()).toMatchObject({ state: 'closed' });
  expect(await refundsOf(id)).toEqual([]);
  expect((await viewOf(token)).refundToken).toBeUndefined();
});

test('a slip is refunded only to a Pix key of its payer', async () => {
  const { id, link } = await buy([parts.bankslip(114_000)]);
  expect((await look(link)).json<RefundLink>().pixKeys).toEqual([
    { kind: 'document', documentType: 'cpf', value: '••• 8909' },
    { kind: 'email', value: 'm•••@example.com' },
    { kind: 'phone', value: '••• 4321' },
  ]);
  expect((await confirm(link)).statusCode).toBe(422);
  expect((await confirm(link, { pixKey: 'thief@example.com' })).statusCode).toBe(400);
  expect(await refundsOf(id)).toEqual([]);
  expect((await confirm(link, { pixKey: 'document' })).statusCode).toBe(200);
  await eventually(
    () => refundsOf(id),
    (rows) => rows[0]?.state === 'done',
  );
  expect(commerce.provider.chargeOf(id).refunds).toHaveLength(1);
});

test('a forged or malformed link is not found, and refunds nothing', async () => {
  const { id, link } = await buy();
  const foreign = createRefundLink(
    { buyerLinkSecrets: ['another secret'], webUrl: '' },
    { id, createdAt: new Date(), state: 'paid', parts: [] },
  );
  const forged = foreign?.split('/').at(-1) ?? '';
  for (const token of [forged, 'nothing', link.slice(1), `${link}A`]) {
    expect((await look(token)).statusCode).toBe(404);
    expect((await confirm(token)).statusCode).toBe(404);
  }
  expect(await refundsOf(id)).toEqual([]);
});

test('the receipt shows a partial refund, and nothing about a dispute', async () => {
  const { id, link, token } = await buy();
  await commerce.database.query(
    'update payment_parts set refunded_amount = 14000, dispute = $2 where payment_id = $1',
    [id, 'open'],
  );
  const view = await viewOf(token);
  expect(view).toMatchObject({ state: 'paid', refund: { amount: 14_000, at: null } });
  expect(view.refundToken).toBeUndefined();
  expect((await look(link)).json()).toMatchObject({ state: 'closed' });
});
