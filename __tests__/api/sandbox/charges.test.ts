import type { Problem } from '@/contract/problem';
import type { ChargePage } from '@/sandbox/charges/listCharges';
import { callSandbox, getLedger } from './support/callSandbox';
import { bankSlipRequest, cardRequest, mpesaRequest, pixRequest } from './support/chargeRequests';
import { encryptCard } from './support/encryptCard';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';
import { anyString, stringMatching } from '../../support/matchers';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

const create = (request: object) => callSandbox(sandbox.app, 'POST', '/charges', request);
const ledger = () => getLedger(sandbox.app);

describe('a payment id', () => {
  test('gets the same charge for the same request with a newly encrypted card', async () => {
    const card = async () => ({
      ...cardRequest,
      encryptedCard: await encryptCard(sandbox.app, '4111111111111111'),
    });
    const first = await create(await card());
    const again = await create(await card());
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(await ledger()).toHaveLength(3);
  });

  test('gets one charge for simultaneous requests', async () => {
    const encryptedCard = await encryptCard(sandbox.app, '4111111111111111');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create({ ...cardRequest, encryptedCard })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await ledger()).toHaveLength(3);
  });

  test('with other terms is refused', async () => {
    await create(pixRequest);
    const answer = await create({ ...pixRequest, amount: 1 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'payment_id_reused' } });
  });
});

describe('the sandbox refuses', () => {
  test.each<[string, object]>([
    ['an unknown method', { ...pixRequest, method: 'barter' }],
    ['no amount', { ...pixRequest, amount: 0 }],
    ['an amount with decimals', { ...pixRequest, amount: 10.5 }],
    ['an amount as text', { ...pixRequest, amount: '100' }],
    ['Pix in another currency', { ...pixRequest, currency: 'MZN' }],
    ['an unknown field', { ...pixRequest, cardNumber: '1' }],
    ['a card in the clear', { ...cardRequest, card: { number: '4111111111111111' } }],
    ['a bank slip without a due date', { ...pixRequest, method: 'bankslip' }],
    ['a day that does not exist', { ...bankSlipRequest, dueDate: '2026-02-30' }],
    ['a way back that is no web address', { ...pixRequest, returnUrl: 'javascript:alert(1)' }],
  ])('%s', async (_case, request) => {
    const answer = await create(request);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
    expect(JSON.stringify(answer.body)).not.toContain('4111111111111111');
    expect(await ledger()).toEqual([]);
  });

  test('a body over 64 KB', async () => {
    const answer = await create({ ...pixRequest, description: 'x'.repeat(65_536) });
    expect(answer).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  });

  test.each(['/charges', '/sms'])('a call of %s without the API key', async (url) => {
    for (const authorization of [undefined, 'Bearer wrong-key']) {
      const headers = authorization ? { authorization } : {};
      const response = await sandbox.app.inject({ method: 'POST', url, headers, payload: {} });
      expect(response.statusCode).toBe(401);
      expect(response.json<Problem>().code).toBe('unauthorized');
    }
  });
});

test('a charge is found by its id and by its payment id', async () => {
  const { body } = await create(pixRequest);
  for (const url of [`/charges/${body.id}`, '/charges?paymentId=payment-1']) {
    expect(await callSandbox(sandbox.app, 'GET', url)).toEqual({ status: 200, body });
  }
  for (const url of ['/charges/ch_unknown', '/charges?paymentId=unknown']) {
    const answer = await callSandbox(sandbox.app, 'GET', url);
    expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  }
});

describe('the charges of a day', () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const list = (query: string) => callSandbox<ChargePage>(sandbox.app, 'GET', `/charges?${query}`);

  test('come oldest first, in their current state, page by page', async () => {
    await create(pixRequest);
    const slip = await create({ ...bankSlipRequest, paymentId: 'payment-2' });
    await create({ ...pixRequest, paymentId: 'payment-3' });
    const day = slip.body.createdAt.slice(0, 10);
    await callSandbox(sandbox.app, 'POST', `/bankslips/${slip.body.id}/pay`);
    await sandbox.restart();

    const { body: first } = await list(`day=${day}&limit=2`);
    expect(first).toMatchObject({
      charges: [
        { paymentId: 'payment-1', status: 'pending', amount: 118_800, currency: 'BRL' },
        { paymentId: 'payment-2', status: 'captured' },
      ],
      nextCursor: anyString,
    });
    const { body: last } = await list(`day=${day}&limit=2&cursor=${first.nextCursor ?? ''}`);
    expect(last).toMatchObject({ charges: [{ paymentId: 'payment-3' }], nextCursor: null });
  });

  test('are only those of that day, in UTC', async () => {
    const { body } = await create(pixRequest);
    sandbox.passSeconds(86_400);
    const { body: later } = await create({ ...pixRequest, paymentId: 'payment-2' });
    for (const charge of [body, later]) {
      const answer = await list(`day=${charge.createdAt.slice(0, 10)}`);
      expect(answer.body.charges).toMatchObject([{ id: charge.id }]);
    }
    expect((await list('day=2020-02-29')).body).toEqual({ charges: [], nextCursor: null });
  });

  test.each(['day=yesterday', 'day=2026-02-30', 'limit=5', ''])('%p is refused', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test.each(['limit=0', 'limit=101', 'cursor=ch_unknown'])('%p is refused', async (query) => {
    const answer = await list(`day=${today()}&${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('require the key of the merchant', async () => {
    expect((await sandbox.app.inject(`/charges?day=${today()}`)).statusCode).toBe(401);
  });
});

interface Moved {
  status?: string;
  code?: string;
  chargeStatus?: string;
}

describe('the end of a charge', () => {
  const drive = async (id: string, ...moves: string[]) => {
    const statuses = [];
    for (const move of moves) {
      const url = move === 'pay' ? `/bankslips/${id}/pay` : `/charges/${id}/${move}`;
      const { status, body } = await callSandbox<Moved>(sandbox.app, 'POST', url);
      statuses.push(status === 200 ? body.status : [status, body.code, body.chargeStatus]);
    }
    return statuses;
  };

  test('a slip can be paid by its payment id too', async () => {
    const { body } = await create(bankSlipRequest);
    expect(await drive(bankSlipRequest.paymentId, 'pay')).toEqual(['captured']);
    expect(await drive(body.id, 'pay')).toEqual(['captured']);
  });

  test.each([
    [
      ['pay', 'refund'],
      ['captured', 'refunded'],
      ['captured', 'refunded'],
    ],
    [['void'], ['voided'], ['voided']],
    [
      ['expire', 'pay'],
      ['expired', 'captured'],
      ['expired', 'captured'],
    ],
    [['pay', 'pay'], ['captured', 'captured'], ['captured']],
    [['pay', 'expire'], ['captured', [409, 'invalid_state', 'captured']], ['captured']],
    [['pay', 'void'], ['captured', [409, 'invalid_state', 'captured']], ['captured']],
    [['refund'], [[409, 'invalid_state', 'pending']], []],
    [['void', 'pay'], ['voided', [409, 'invalid_state', 'voided']], ['voided']],
  ])('%j', async (moves, statuses, kinds) => {
    const { body } = await create(bankSlipRequest);
    expect(await drive(body.id, ...moves)).toEqual(statuses);
    const rows = await ledger();
    expect(rows.map((row) => row.kind)).toEqual(['created', ...kinds]);
  });
});

test.each([
  ['completed', { status: 'captured', declineCode: null }, ['captured']],
  ['cancelled', { status: 'declined', declineCode: 'authentication_failed' }, []],
  ['expired', { status: 'expired', declineCode: null }, ['expired']],
])('M-Pesa answered %s', async (result, outcome, kinds) => {
  const created = await create(mpesaRequest);
  expect(created.body).toMatchObject({ status: 'pending', mpesa: { id: created.body.id } });
  const url = `/mpesa/${created.body.id}/answer`;
  const answer = await callSandbox(sandbox.app, 'POST', url, { result });
  expect(answer).toMatchObject({ status: 200, body: outcome });
  const rows = await ledger();
  expect(rows.map((row) => row.kind)).toEqual(['created', ...kinds]);
});

test('the ledger has exactly the agreed fields, numbered without gaps', async () => {
  const pix = await create(pixRequest);
  const slip = await create({ ...bankSlipRequest, paymentId: 'payment-2', amount: 500 });
  await callSandbox(sandbox.app, 'POST', `/bankslips/${slip.body.id}/pay`);
  const at = stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const slipRow = {
    method: 'bankslip',
    paymentId: 'payment-2',
    txid: slip.body.id,
    amount: 500,
    at,
  };
  const txid = pix.body.pix?.txid;
  expect(await ledger()).toEqual([
    { seq: 1, kind: 'created', method: 'pix', paymentId: 'payment-1', txid, amount: 118_800, at },
    { seq: 2, kind: 'created', ...slipRow },
    { seq: 3, kind: 'captured', ...slipRow },
  ]);
});

test('the SMS box shows what was sent, oldest first', async () => {
  await callSandbox(sandbox.app, 'POST', '/sms', { to: '+5511987654321', text: 'Código 123456' });
  await callSandbox(sandbox.app, 'POST', '/sms', { to: '+5511987654321', text: 'Código 654321' });
  const response = await sandbox.app.inject('/sms');
  expect(response.json()).toEqual([
    { to: '+5511987654321', text: 'Código 123456', at: anyString },
    { to: '+5511987654321', text: 'Código 654321', at: anyString },
  ]);
});

test('health', async () => {
  expect((await sandbox.app.inject('/healthcheck')).json()).toEqual({ status: 'ok', checks: {} });
  expect((await sandbox.app.inject('/readiness')).json()).toEqual({
    status: 'ok',
    checks: { journal: 'ok' },
  });
});
