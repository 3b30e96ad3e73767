import { callSandbox } from './support/callSandbox';
import { bankSlipRequest, pixRequest } from './support/chargeRequests';
import { openTestSandbox, type TestSandbox } from './support/openTestSandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await openTestSandbox();
});
afterEach(() => sandbox.close());

test('the document has everything needed to pay, and no script', async () => {
  const { body } = await callSandbox(sandbox.app, 'POST', '/charges', {
    ...bankSlipRequest,
    payer: { ...bankSlipRequest.payer, name: 'Maria <script>alert(1)</script>' },
  });
  const digitableLine = body.bankSlip?.digitableLine;
  const page = await sandbox.app.inject(`/bankslips/${body.id}/document`);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const plain = page.body.replaceAll('\u00a0', ' ');
  for (const text of [
    'lang="pt-BR"',
    'Recibo do pagador',
    'Ficha de compensação',
    'MedCof Educação Ltda',
    'Maria &lt;script&gt;',
    '01/12/2026',
    'R$ 1.188,00',
    '<svg',
    '@media print',
  ]) {
    expect(plain).toContain(text);
  }
  expect(plain).not.toContain('<script');
  const printed = /\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}/.exec(plain)?.[0];
  expect(printed?.replace(/\D/g, '')).toBe(digitableLine);
});

test('another method has no document', async () => {
  const { body } = await callSandbox(sandbox.app, 'POST', '/charges', pixRequest);
  const page = await sandbox.app.inject(`/bankslips/${body.id}/document`);
  expect(page.statusCode).toBe(404);
});
