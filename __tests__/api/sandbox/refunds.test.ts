import { callSandbox, getLedger } from './support/callSandbox';
import { bankSlipRequest, cardRequest, pixRequest } from './support/chargeRequests';
import { encryptCard } from './support/encryptCard';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const post = (path: string, body?: object) => callSandbox(sandbox.app, 'POST', path, body);
const refund = (id: string, body?: object) => post(`/charges/${id}/refund`, body);

async function chargeCard(): Promise<string> {
  const encryptedCard = await encryptCard(sandbox.app, '4111111111111111');
  const { body } = await post('/charges', { ...cardRequest, amount: 1_000, encryptedCard });
  return body.id;
}

async function payPix(): Promise<string> {
  const { body } = await post('/charges', pixRequest);
  await post(`/pix/${body.pix?.txid ?? ''}/pay`);
  return body.id;
}

async function paySlip(): Promise<string> {
  const { body } = await post('/charges', bankSlipRequest);
  await post(`/bankslips/${body.id}/pay`);
  return body.id;
}

async function ledger() {
  const rows = await getLedger(sandbox.app);
  return rows.flatMap(({ amount, kind }) => (kind.includes('refunded') ? [[kind, amount]] : []));
}

test('partial refunds continue until nothing is left, each once, also over a restart', async () => {
  const id = await chargeCard();
  const first = { reference: 'one', amount: 300 };
  expect((await refund(id, first)).body).toMatchObject({ status: 'captured', refunds: [first] });
  await sandbox.restart();
  expect((await refund(id, first)).body).toMatchObject({ status: 'captured', refunds: [first] });
  expect(await refund(id, { ...first, amount: 301 })).toMatchObject({
    status: 422,
    body: { code: 'reference_reused' },
  });
  expect(await refund(id, { reference: 'two', amount: 701 })).toMatchObject({
    status: 422,
    body: { code: 'amount_too_large' },
  });
  expect((await refund(id, { reference: 'two', amount: 200 })).status).toBe(200);
  const rest = { reference: null, amount: 500 };
  expect((await refund(id)).body).toMatchObject({ status: 'refunded' });
  expect((await refund(id)).body.refunds).toEqual([first, { reference: 'two', amount: 200 }, rest]);
  expect(await ledger()).toEqual([
    ['partly_refunded', 300],
    ['partly_refunded', 200],
    ['refunded', 500],
  ]);
});

test('the same partial refund, requested eight times at once, is made once', async () => {
  const id = await chargeCard();
  const same = { reference: 'one', amount: 400 };
  const answers = await Promise.all(Array.from({ length: 8 }, () => refund(id, same)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(await ledger()).toEqual([['partly_refunded', 400]]);
});

test('a Pix is refunded until 90 days after it was paid', async () => {
  const id = await payPix();
  sandbox.passSeconds(89 * 86_400);
  expect((await refund(id, { reference: 'one', amount: 1 })).status).toBe(200);
  sandbox.passSeconds(2 * 86_400);
  expect(await refund(id, { reference: 'two', amount: 1 })).toMatchObject({
    status: 422,
    body: { code: 'too_late' },
  });
});

test('a slip is refunded to a Pix key only', async () => {
  const id = await paySlip();
  const part = { reference: 'one', amount: 1 };
  expect(await refund(id, part)).toMatchObject({
    status: 422,
    body: { code: 'pix_key_required' },
  });
  const answer = await refund(id, { ...part, pixKey: 'buyer@example.com' });
  expect(answer.body).toMatchObject({ status: 'captured', refunds: [part] });
  expect(JSON.stringify(answer.body.refunds)).not.toContain('buyer@example.com');
});

test.each([[{ reference: 'one' }], [{ amount: 1 }], [{ reference: 'one', amount: 0 }]])(
  '%j is refused',
  async (body) => {
    expect((await refund(await chargeCard(), body)).status).toBe(400);
  },
);

test('a disputed or uncaptured charge is not refunded', async () => {
  const id = await chargeCard();
  await post(`/charges/${id}/dispute`);
  expect((await refund(id, { reference: 'one', amount: 1 })).status).toBe(409);
  const { body } = await post('/charges', { ...bankSlipRequest, paymentId: 'payment-2' });
  const open = await refund(body.id, { reference: 'one', amount: 1, pixKey: 'key' });
  expect(open).toMatchObject({ status: 409, body: { chargeStatus: 'pending' } });
});
