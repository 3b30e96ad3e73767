import { paths } from '@/contract/paths';
import { createLead, leadBody, patchLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

test.each([
  'C.P.F. 764.291.080-07',
  '764.291.080-07 (CPF)',
  'RG 12.345.678-9 CPF 764.291.080-07',
  '764.291.O80-O7',
  '76429108007.0',
  '00076429108007',
])('a payment with the document %j is of the CPF that it holds', async (document) => {
  const leadId = await createLead(commerce.app);
  const response = await post(
    commerce.app,
    paths.paymentV2,
    paymentBody(leadId, 'pix', { document }),
  );
  expect(response.statusCode).toBe(201);
  const { business } = leadBody;
  expect((await patchLead(commerce.app, leadId, { business, document })).statusCode).toBe(200);
});

test.each(['764.291.080-07 ou 529.982.247-25', 'CPF 764.291.080-08', 'CPF 764.291.080-07 5'])(
  'a payment with the document %j is refused',
  async (document) => {
    const leadId = await createLead(commerce.app);
    const body = paymentBody(leadId, 'pix', { document });
    expect((await post(commerce.app, paths.paymentV2, body)).statusCode).toBe(400);
  },
);
