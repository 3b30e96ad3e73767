import { paths } from '@/contract/paths';
import type { PaymentResponse } from '@/contract/payment';
import { eventually } from '@/testing/eventually';
import { createLead, paymentBody, post } from '../../support/commerceRequests';
import { recordStatements, type Statement } from '../../support/explainStatements';
import { startTestCommerce } from '../../support/startTestCommerce';

const readsLead = ({ text }: Statement) => /^select .* from "leads"/.test(text);

const writesPayment = ({ text }: Statement) => text.startsWith('insert into "payments"');

const holdsLead = ({ text }: Statement) => text.endsWith('for key share');

test('a payment has read its lead once when it is written, beside the lock that keeps it', async () => {
  const recorder = recordStatements();
  const commerce = await startTestCommerce({ roles: ['api'] });
  const body = paymentBody(await createLead(commerce.app), 'pix');
  recorder.take();
  const { statusCode } = await post(commerce.app, paths.paymentV2, body);
  const sent = recorder.take();
  recorder.stop();
  await commerce.stop();

  expect(statusCode).toBe(201);
  const read = sent.slice(0, sent.findIndex(writesPayment)).filter(readsLead);
  expect(read.map(holdsLead)).toEqual([false, true]);
});

const claims = ({ text }: Statement) => text.startsWith('update "payment_parts"');
const locksPurchase = ({ text }: Statement) => text.includes('for update of "purchases"');

test('a check of a Pix that still waits locks nothing of it', async () => {
  const recorder = recordStatements();
  const commerce = await startTestCommerce({ timing: { sweepIntervalMs: 100 } });
  const body = paymentBody(await createLead(commerce.app), 'pix');
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<PaymentResponse>();
  recorder.take();
  const sent: Statement[] = [];
  const collect = () => {
    sent.push(...recorder.take());
    return sent.filter(claims).length;
  };
  for (const checks of [1, 2]) {
    commerce.passTime(60_000);
    await eventually(collect, (count) => count === checks);
  }
  expect(sent.some(locksPurchase)).toBe(false);

  const [reference = ''] = commerce.provider.charges.keys();
  commerce.provider.set(reference, 'captured');
  commerce.passTime(60_000);
  const states = () =>
    commerce.database.query('select state from payments where token = $1', [token]);
  const [payment] = await eventually(states, ([row]) => row?.state === 'paid');
  collect();
  recorder.stop();
  await commerce.stop();

  expect(payment?.state).toBe('paid');
  expect(sent.some(locksPurchase)).toBe(true);
});
