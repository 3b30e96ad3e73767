import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

const oneDay = 24 * 60 * 60 * 1_000;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

async function pay(method: 'bankslip' | 'pix'): Promise<PaymentResponse> {
  const body = paymentBody(await createLead(commerce.app), method);
  return (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
}

const open = (token: string) => commerce.app.inject(buildPath(paths.bankSlipDocument, { token }));

test('a slip is shown under a policy that forbids it everything', async () => {
  const { token } = await pay('bankslip');
  const response = await open(token);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.body).toContain('<title>Boleto');
});

test('a slip masks the CPF of the payer, and no other digits', async () => {
  const { token } = await pay('bankslip');
  const shown = vi.spyOn(commerce.provider, 'getBankSlipDocument');
  shown.mockResolvedValue('<p>Maria - 123.456.789-09, 12345678909, 9123456789090</p>');
  const response = await open(token);
  shown.mockRestore();
  expect(response.body).toBe('<p>Maria - ***.456.789-**, ***.456.789-**, 9123456789090</p>');
});

test('a slip is available until thirty days after its due date', async () => {
  const { payment, token } = await pay('bankslip');
  const getStatus = async () => (await open(token)).statusCode;
  const left = Date.parse(payment?.bankSlip?.dueDate ?? '') + 30 * oneDay - Date.now();
  commerce.passTime(left - 60_000);
  expect(await getStatus()).toBe(200);
  commerce.passTime(120_000);
  expect(await getStatus()).toBe(404);
  commerce.passTime(-left - 60_000);
});

test.each([
  ['paid', 'Este boleto já foi pago'],
  ['refunded', 'o dinheiro foi devolvido'],
  ['expired', 'Este boleto não vale mais'],
])('a slip is not to be paid once it is %s', async (state, text) => {
  const { payment, token } = await pay('bankslip');
  await commerce.database.query(
    `update payment_parts set state = $2 from payments
     where payments.id = payment_id and token = $1`,
    [token, state],
  );
  const { body, headers, statusCode } = await open(token);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain(text);
  expect(body).not.toContain(payment?.bankSlip?.digitableLine);
});

test('no slip exists for a Pix', async () => {
  const { token } = await pay('pix');
  const response = await open(token);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
});
