import { buildPath, paths } from '@/contract/paths';
import type { Problem } from '@/contract/problem';
import { createLead, paymentBody } from '../../support/commerceRequests';
import { deliverWebhook } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { createPerson, day, getPayment, sendPayment } from '../../support/trials';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

test('a slip shows the day on which it was paid, not the one on which it was created', async () => {
  const person = createPerson();
  const leadId = await createLead(commerce.app, { email: person.email });
  const answer = await sendPayment(commerce, paymentBody(leadId, 'bankslip', person));
  const { token } = answer.json<{ token: string }>();
  expect(await getPayment(commerce, token)).not.toHaveProperty('paidAt');
  commerce.passTime(2 * day);
  await deliverWebhook(commerce, token, 'captured');
  const { createdAt, paidAt = '' } = await getPayment(commerce, token);
  expect(Math.round((Date.parse(paidAt) - Date.parse(createdAt)) / day)).toBe(2);
});

test('a receipt is available for 180 days, and longer while its payment may change', async () => {
  const open = (token: string) => commerce.app.inject(buildPath(paths.payment, { token }));
  const stream = (token: string) => commerce.app.inject(buildPath(paths.paymentEvents, { token }));
  const pay = async (method: 'card' | 'pix') => {
    const person = createPerson();
    const leadId = await createLead(commerce.app, { email: person.email });
    const answer = await sendPayment(commerce, paymentBody(leadId, method, person));
    return answer.json<{ token: string }>().token;
  };
  const [paid, waiting] = [await pay('card'), await pay('pix')];
  await commerce.database.query(
    `update payments set created_at = created_at - interval '179 days'`,
    [],
  );
  expect((await open(paid)).statusCode).toBe(200);
  await commerce.database.query(
    `update payments set created_at = created_at - interval '2 days'`,
    [],
  );
  for (const answer of [await open(paid), await stream(paid)])
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'not_found']);
  expect((await open(waiting)).json()).toMatchObject({ state: 'pending' });
});
