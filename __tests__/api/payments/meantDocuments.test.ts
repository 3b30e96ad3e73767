import { paths } from '@/contract/paths';
import { contact } from '@/testing/contact';
import { createLeadRequest, createPaymentRequest, parts } from '@/testing/requests';
import { createChannel } from '@/testing/sales';
import {
  createLead,
  createVerifiedLead,
  leadBody,
  patchLead,
  paymentBody,
  post,
} from '../../support/commerceRequests';
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
])('a payment with the document %j uses the CPF in it', async (document) => {
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

describe('a payment for the plan of Peru', () => {
  const sale = {
    ...createChannel({ business: 'wiseup-online', productCode: 'wup', locale: 'es-PE' }),
    plan: 'wol-peru-anual',
    planId: 'wol-peru-anual',
    planType: 'yearly',
    amount: 118800,
  } as const;
  const pay = async (document: string) => {
    const leadId = await createVerifiedLead(
      commerce,
      createLeadRequest({ flowId: 'peru' }, { ...sale }),
    );
    const body = createPaymentRequest({ ...contact, leadId, document }, sale, [
      parts.card(sale.amount),
    ]);
    return post(commerce.app, paths.paymentV2, { ...body, buyAgain: true });
  };

  test.each(['178011460', '17801146-0', 'DNI 17801146 D', '17801146', '764.291.080-07'])(
    'may have the document %j',
    async (document) => {
      expect((await pay(document)).statusCode).toBe(201);
    },
  );

  test.each(['178011461', '17801146-E', 'CE 17801146'])(
    'may not have the document %j',
    async (document) => {
      expect((await pay(document)).statusCode).toBe(400);
    },
  );
});
