import { createLead, paymentBody } from '../../support/commerceRequests';
import { tellProviderNews } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';
import { createPerson, day, getPayment, sendPayment } from '../../support/trials';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

test('a slip says the day on which it was paid, not the one on which it was made', async () => {
  const person = createPerson();
  const leadId = await createLead(commerce.app, { email: person.email });
  const answer = await sendPayment(commerce, paymentBody(leadId, 'bankslip', person));
  const { token } = answer.json<{ token: string }>();
  expect(await getPayment(commerce, token)).not.toHaveProperty('paidAt');
  commerce.passTime(2 * day);
  await tellProviderNews(commerce, token, 'captured');
  const { createdAt, paidAt = '' } = await getPayment(commerce, token);
  expect(Math.round((Date.parse(paidAt) - Date.parse(createdAt)) / day)).toBe(2);
});
