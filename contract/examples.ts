/** A test validates each example against the schema that carries it. */

const leadId = '4f6c1a52-7b1e-4c53-9a43-0f5b3f2d8c11';
const token = 'mP2vX9qT4sLw7RkZ1bYc8NhE5uJa3DfG';
const contact = {
  name: 'Buyer of Examples',
  email: 'buyer@example.com',
  phone: '+5511987654321',
};
const sale = { business: 'medcof', seller: 'performance', source: 'direto', operation: 'BR' };

export const leadRequestExample = {
  ...contact,
  ...sale,
  productCode: 'medcof-revalida',
  planId: 'medcof-revalida-anual',
  planType: 'yearly',
  locale: 'pt-BR',
};

export const leadResponseExample = { leadId };

export const encryptedCardExample =
  'eyJhbGciOiJSU0EtT0FFUC0yNTYiLCJlbmMiOiJBMjU2R0NNIn0.a2V5.aXY.Y2FyZA.dGFn';

export const cardDataExample = {
  number: '4242424242424242',
  holderName: 'BUYER OF EXAMPLES',
  expirationMonth: 12,
  expirationYear: 2031,
  securityCode: '123',
};

const payment = {
  ...contact,
  ...sale,
  document: '12345678909',
  type: 'direct',
  sfLeadId: leadId,
  plan: 'medcof-revalida-anual',
  planType: 'yearly',
  planId: 'medcof-revalida-anual',
  productCode: 'medcof-revalida',
  amount: 358800,
};

export const paymentRequestExamples = [
  { ...payment, paymentMethods: [{ method: 'pix', amount: 358800 }] },
  { ...payment, paymentMethods: [{ method: 'bankslip', amount: 358800 }] },
  {
    ...payment,
    paymentMethods: [
      {
        method: 'credit-card',
        amount: 358800,
        installments: 1,
        cardCompany: 'visa',
        encryptedCard: encryptedCardExample,
      },
    ],
  },
];

export const paymentResponseExample = {
  token,
  redirect: null,
  paymentProfileIds: [],
  route: 'pix',
};

export const paymentExample = {
  token,
  state: 'pending',
  method: 'pix',
  amount: 358800,
  currency: 'BRL',
  parts: [{ method: 'pix', amount: 358800, installments: null, state: 'pending' }],
  type: 'direct',
  installments: null,
  productCode: 'medcof-revalida',
  planId: 'medcof-revalida-anual',
  description: 'MedCof Revalida',
  planName: 'Revalida Anual',
  createdAt: '2030-01-31T12:00:00.000Z',
  orderNumber: '3D4E5F60',
  redirect: null,
  paymentProfileIds: [],
  storedCard: null,
  declineReason: null,
  pix: {
    code: '00020126580014br.gov.bcb.pix0136example5204000053039865802BR6304ABCD',
    expiresAt: '2030-01-31T12:30:00.000Z',
  },
  bankSlip: null,
  canSimulate: false,
};

export const cardKeyExample = {
  kty: 'RSA',
  kid: 'card-key-1',
  use: 'enc',
  alg: 'RSA-OAEP-256',
  n: 'u1SU1LfVLPHCozMxH2Mo4lgOEePzNm0tRgeLezV6ffAt0gunVTLw7onLRnrq0',
  e: 'AQAB',
};

export const problemExample = {
  type: 'urn:problem:invalid_field',
  title: 'A field has a value that cannot be accepted',
  status: 422,
  code: 'invalid_field',
  instance: 'req-1f',
  errors: [{ field: '/planId', code: 'unknown' }],
};

export const paymentEventExample = `data: ${JSON.stringify(paymentExample)}\n\n`;
