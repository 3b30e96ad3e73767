import { randomUUID } from 'node:crypto';
import { buildPath, paths } from '@/contract/paths';
import type { RefundLink } from '@/contract/refund';
import type { Subscription } from '@/contract/subscription';
import { createSmtpSender } from '@/commerce/providers/smtp/createSmtpSender';
import { eventually } from '@/testing/eventually';
import { parts } from '@/testing/requests';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { createSample, paymentV1Body } from '../../support/paidLater';
import { type MailReceiver, startMailReceiver } from '../../support/startMailReceiver';
import { quickSweep, startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { beginTrial, createPerson, day } from '../../support/trials';

let commerce: TestCommerce;
let receiver: MailReceiver;

beforeEach(async () => {
  receiver = await startMailReceiver();
  commerce = await startTestCommerce({
    mailer: { from: 'checkout@school.example', sender: createSmtpSender(receiver.server) },
    buyerLinkSecrets: ['a secret of the tests'],
    timing: { ...quickSweep, deliverIntervalMs: 50 },
  });
});
afterEach(async () => {
  await commerce.stop();
  await receiver.close();
});

async function receive(subject: RegExp) {
  const isMeant = (mail: MailReceiver['mails'][number]) => subject.test(mail.subject ?? '');
  const mails = await eventually(
    () => Promise.resolve(receiver.mails),
    (all) => all.some(isMeant),
  );
  return mails.find(isMeant)?.text ?? '';
}

async function expectRefundLink(text: string, amount: number, endsAccess = false): Promise<string> {
  const [, token = ''] = /\/refund\/([\w-]+)/.exec(text) ?? [];
  const url = buildPath(paths.refund, { token });
  const answer = await commerce.app.inject(url);
  expect(answer.json<RefundLink>()).toMatchObject({ state: 'open', amount, endsAccess });
  return url;
}

test('a paid renewal sends its receipt, with the link to withdraw from it', async () => {
  const { id } = await createSample(commerce, 'renew');
  const body = paymentV1Body('renew', id, parts.card(114000));
  expect((await post(commerce.app, paths.paymentV1, body)).statusCode).toBe(201);
  const text = await receive(/^Renovação confirmada: /);
  expect(text).toContain('1.140,00');
  expect(text).toContain('Acesso até');
  const refund = await expectRefundLink(text, 114_000);
  expect(receiver.mails).toHaveLength(1);
  const headers = { 'idempotency-key': randomUUID() };
  await commerce.app.inject({ method: 'POST', url: refund, headers, payload: {} });
  // The period before it is still paid.
  expect(await receive(/^Devolvemos /)).not.toContain('O acesso terminou');
});

test('a paid upgrade sends the receipt of the new plan, with that link', async () => {
  const { id } = await createSample(commerce, 'upgrade');
  const url = buildPath(paths.subscription, { subscriptionId: id });
  const [better] = (await commerce.app.inject(url)).json<Subscription>().upgrades;
  if (!better) throw new Error('No better plan');
  const { amount, id: planId } = better.plan;
  const body = paymentV1Body('upgrade', id, parts.card(amount), { planId });
  expect((await post(commerce.app, paths.paymentV1, body)).statusCode).toBe(201);
  const text = await receive(/^Novo plano confirmado: /);
  await expectRefundLink(text, amount);
});

test('the charge after a trial sends its receipt, with that link', async () => {
  await beginTrial(commerce, createPerson());
  await receive(/período grátis começou/);
  commerce.passTime(7 * day + 60_000);
  // The trial before it is over.
  await expectRefundLink(await receive(/^Renovação confirmada: /), 114_000, true);
});

test('a code that is not paid is mailed once more, ten minutes before it expires', async () => {
  const leadId = await createLead(commerce.app);
  await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'));
  await receive(/está esperando/);
  const [{ code, due } = {}] = await commerce.database.query(
    `select pix_code as code, extract(epoch from pix_expires_at - due_at)::int as due
     from mails join payment_parts using (payment_id) where kind = 'pix-expiring'`,
  );
  expect(due).toBe(600);
  commerce.passTime(20 * 60_000 + 5_000);
  expect(await receive(/expira em poucos minutos/)).toContain(String(code));
  expect(receiver.mails).toHaveLength(2);
});
