import { buildPath, paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import { sales } from '@/testing/sales';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { anyString } from '../../support/matchers';
import { createPerson } from '../../support/trials';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

const oneDay = 24 * 60 * 60 * 1_000;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

async function pay(
  method: 'bankslip' | 'card' | 'pix',
  changes: Partial<PaymentRequest> = {},
  leadId?: string,
): Promise<PaymentResponse> {
  const body = paymentBody(leadId ?? (await createLead(commerce.app)), method, changes);
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

const endParts = (token: string, change: string) =>
  commerce.database.query(
    `update payment_parts set ${change} from payments
     where payments.id = payment_id and token = $1`,
    [token],
  );

test.each([
  [`state = 'paid'`, 'Este boleto já foi pago'],
  [`state = 'paid', pending_action = 'refund'`, 'O valor deste boleto vai ser devolvido'],
  [`state = 'refunded'`, 'O valor deste boleto foi devolvido'],
  [`state = 'expired'`, 'Este boleto não vale mais'],
])('a slip is not to be paid once %s', async (change, text) => {
  const { payment, token } = await pay('bankslip');
  await endParts(token, change);
  const { body, headers, statusCode } = await open(token);
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(body).toContain(text);
  expect(body).toContain('>meuSucesso<');
  expect(body).toMatch(/R\$\s1\.140,00/);
  expect(body).not.toContain(payment?.bankSlip?.digitableLine);
});

const findLinks = (body: string) =>
  [...body.matchAll(/href="([^"]+)"/g)]
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => link.startsWith('http://localhost:3000'));

test('a slip of a first sale that is over leads to the same sale, with its seller and voucher', async () => {
  const { token } = await pay('bankslip', { voucher: 'ms120', amount: 102_000 });
  await endParts(token, `state = 'expired'`);
  const [link = '', ...others] = findLinks((await open(token)).body);
  expect(others).toEqual([]);
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('/payment');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    productCode: 'ms',
    planId: sales.ms.planId,
    locale: 'pt-BR',
    voucher: 'ms120',
    seller: anyString,
  });
});

test('a slip of an invoice that is over leads to no new sale', async () => {
  const { token } = await pay('bankslip');
  await endParts(token, `state = 'expired'`);
  await commerce.database.query(
    `update purchases set type = 'invoice' from payments
     where purchases.id = purchase_id and token = $1`,
    [token],
  );
  const { body } = await open(token);
  expect(body).toContain('abra de novo o link que você recebeu');
  expect(findLinks(body)).toEqual([]);
});

test('a slip that is over names what it sold in the language of its buyer', async () => {
  const { token } = await pay('bankslip');
  await endParts(token, `state = 'expired'`);
  const language = `update leads set locale = 'es-PE' from payments, purchases
    where token = $1 and purchases.id = purchase_id and leads.id = lead_id`;
  await commerce.database.query(language, [token]);
  const sold = `update payments set description = 'Curso · Assinatura Anual' where token = $1`;
  await commerce.database.query(sold, [token]);
  expect((await open(token)).body).toContain('Curso · Suscripción Anual');
});

test('a slip says that another payment paid its purchase', async () => {
  const leadId = await createLead(commerce.app);
  const slip = await pay('bankslip', {}, leadId);
  await pay('card', {}, leadId);
  await endParts(slip.token, `state = 'expired'`);
  const { body } = await open(slip.token);
  expect(body).toContain('Esta compra já foi paga');
  expect(findLinks(body)).toEqual([]);
});

test('a slip that is bought in addition is not paid by what its buyer had bought before', async () => {
  const person = createPerson();
  const buy = async (method: 'bankslip' | 'card', buyAgain: boolean) =>
    pay(method, { ...person, buyAgain }, await createLead(commerce.app, { email: person.email }));
  const alone = await buy('bankslip', false);
  await buy('card', false);
  const again = await buy('bankslip', true);
  for (const { token } of [alone, again]) await endParts(token, `state = 'expired'`);
  expect((await open(alone.token)).body).toContain('Esta compra já foi paga');
  expect((await open(again.token)).body).toContain('Este boleto não vale mais');
});

test('no slip exists for a Pix', async () => {
  const { token } = await pay('pix');
  const response = await open(token);
  expect(response.statusCode).toBe(404);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
});
