import { paths } from '@/contract/paths';
import { leadBody, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const business = 'acme-school';

test('a lead of a company that this service does not sell for is refused', async () => {
  const response = await post(commerce.app, paths.lead, { ...leadBody, business });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: [{ field: '/business', code: 'unknown' }] });
});

test('a payment for such a company is refused', async () => {
  const lead = (await post(commerce.app, paths.lead, leadBody)).json<{ leadId: string }>();
  const body = { ...paymentBody(lead.leadId), business };
  const response = await post(commerce.app, paths.paymentV2, body);
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ errors: [{ field: '/business', code: 'unknown' }] });
});

test('products of such a company are not found', async () => {
  const url = `/api/v2/product/ms?business=${business}`;
  expect((await commerce.app.inject(url)).statusCode).toBe(404);
});
