import type { LightMyRequestResponse } from 'fastify';
import { buildPath, paths } from '@/contract/paths';
import type { LeadRequest } from '@/contract/lead';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { SampleKind } from '@/contract/samples';
import type { Subscription } from '@/contract/subscription';
import { parts } from '@/testing/requests';
import { createLead, patchLead, paymentBody, post } from '../../support/commerceRequests';
import { accept, createContract } from '../../support/contractRequests';
import { createSample, ms, paymentV1Body, renewalBody } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const pay = (body: object) => post(commerce.app, paths.paymentV2, body);

async function verifyPhone(leadId: string, { business, phone, productCode }: Product) {
  const sale = { business, productCode };
  await post(commerce.app, buildPath(paths.phoneCode, { leadId }), sale);
  const code = commerce.sms.codeFor(phone);
  await post(commerce.app, buildPath(paths.phoneValidation, { leadId }), { ...sale, code });
}

type Product = Pick<LeadRequest, 'business' | 'phone' | 'productCode'> & { planId: string };

const medcof = {
  business: 'medcof',
  productCode: 'medcof-revalida',
  planId: 'medcof-revalida-anual',
  phone: '+5511987650001',
} as const satisfies Product;
const conquer = {
  business: 'conquer',
  productCode: 'cplus',
  planId: 'cplus-anual',
  phone: '+5511987650002',
} as const satisfies Product;
const aprovatotal = {
  business: 'aprovatotal',
  productCode: 'aprovatotal-resolve-enem',
  planId: 'resolve-enem-anual',
  phone: '+5511987650003',
} as const satisfies Product;
const eliteTraining = {
  business: 'aprovatotal',
  productCode: 'treinamento-de-elite',
  planId: 'treinamento-de-elite-anual',
} as const;

const bodyFor = (
  leadId: string,
  { business, planId, productCode }: Omit<Product, 'phone'>,
  amount: number,
  changes: Partial<PaymentRequest> = {},
) =>
  paymentBody(leadId, 'card', { business, productCode, planId, plan: planId, amount, ...changes });

const paymentsOf = (leadId: string) =>
  commerce.database.query(
    `select p.state, p.seller, p.source, p.flow_id from payments p
     join purchases u on u.id = p.purchase_id where u.lead_id = $1 order by p.created_at`,
    [leadId],
  );

describe('the flow of a lead', () => {
  test.each([undefined, 'nonsense'])(
    'is the first of its product when the lead names %s',
    async (flowId) => {
      const leadId = await createLead(commerce.app, { ...medcof, ...(flowId && { flowId }) });
      const rows = await commerce.database.query('select flow_id, brand from leads where id = $1', [
        leadId,
      ]);
      expect(rows).toEqual([{ flow_id: 'default', brand: 'medcof' }]);
    },
  );

  test.each([undefined, 'default', 'nonsense', 'contract'])(
    'requires its contract before the payment, whatever the caller says: %s',
    async (flowId) => {
      const leadId = await createLead(commerce.app, { ...medcof, flowId: 'contract' });
      const body = bodyFor(leadId, medcof, 358800, { ...(flowId && { flowId }) });
      const refused = await pay(body);
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'contract_not_accepted' });
      const { contractId } = await createContract(commerce.app, leadId);
      await accept(commerce.app, contractId, leadId);
      expect((await pay(body)).statusCode).toBe(201);
    },
  );

  test('also requires the contract of a flow that the caller names', async () => {
    const leadId = await createLead(commerce.app, medcof);
    const response = await pay(bodyFor(leadId, medcof, 358800, { flowId: 'contract' }));
    expect(response.json()).toMatchObject({ code: 'contract_not_accepted' });
  });

  test('requires a verified phone before the payment', async () => {
    const leadId = await createLead(commerce.app, conquer);
    const refused = await pay(bodyFor(leadId, conquer, 106800));
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'phone_not_verified' });
    await verifyPhone(leadId, conquer);
    expect((await pay(bodyFor(leadId, conquer, 106800))).statusCode).toBe(201);
  });
});

describe('the product of a lead', () => {
  test('is the only one that it can pay for', async () => {
    const leadId = await createLead(commerce.app);
    const response = await pay(bodyFor(leadId, medcof, 358800));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      errors: [{ field: '/planId', code: 'not_the_leads' }],
    });
  });

  test('allows the offers of its flow once it is paid', async () => {
    const leadId = await createLead(commerce.app, aprovatotal);
    const offer = bodyFor(leadId, eliteTraining, 33480);
    // The price for buyers of the first product does not hold before.
    const early = await pay({ ...offer, amount: 47880, paymentMethods: [parts.card(47880)] });
    expect(early.statusCode).toBe(409);
    expect(early.json()).toMatchObject({ code: 'not_paid_yet' });
    await pay(bodyFor(leadId, aprovatotal, 71880));
    expect((await pay(offer)).statusCode).toBe(201);
  });
});

describe('the seller of a lead', () => {
  test('keeps the sale, whatever the caller says', async () => {
    const leadId = await createLead(commerce.app, { seller: 'ana', source: 'blog' });
    await pay(paymentBody(leadId, 'card', { seller: 'bruno', source: 'other' }));
    expect(await paymentsOf(leadId)).toEqual([
      { state: 'paid', seller: 'ana', source: 'blog', flow_id: 'default' },
    ]);
  });

  const other = { seller: 'bruno', source: 'other' } as const;
  const sampleOf = async (kind: SampleKind, leadId: string) =>
    (await createSample(commerce, kind, { ...ms, leadId })).id;
  const payByReference = (...body: Parameters<typeof paymentV1Body>) =>
    post(commerce.app, paths.paymentV1, paymentV1Body(...body));

  test.each<[string, (leadId: string) => Promise<LightMyRequestResponse>]>([
    [
      'an invoice',
      async (leadId) =>
        payByReference('invoice', await sampleOf('invoice', leadId), parts.card(114000), other),
    ],
    [
      'an offer',
      async (leadId) => {
        const id = await sampleOf('custom-offer', leadId);
        return payByReference('sale-invoice', id, parts.card(91200), other);
      },
    ],
    [
      'a recovery',
      async (leadId) =>
        payByReference('direct', await sampleOf('recovery', leadId), parts.card(114000), other),
    ],
    [
      'a renewal',
      async (leadId) => {
        const subscriptionId = await sampleOf('renew', leadId);
        const url = buildPath(paths.renewalV2, { subscriptionId });
        return post(commerce.app, url, { ...renewalBody(), ...other });
      },
    ],
    [
      'an upgrade',
      async (leadId) => {
        const subscriptionId = await sampleOf('upgrade', leadId);
        const asked = await commerce.app.inject(buildPath(paths.subscription, { subscriptionId }));
        const [better] = asked.json<Subscription>().upgrades;
        const part = parts.card(better?.plan.amount ?? 0);
        const changes = { ...other, planId: better?.plan.id ?? '' };
        return payByReference('upgrade', subscriptionId, part, changes);
      },
    ],
  ])('keeps a payment by the link of %s', async (_, payLink) => {
    const leadId = await createLead(commerce.app, { seller: 'ana', source: 'blog' });
    expect((await payLink(leadId)).statusCode).toBe(201);
    expect((await paymentsOf(leadId)).at(-1)).toMatchObject({
      state: 'paid',
      seller: 'ana',
      source: 'blog',
    });
  });

  test.each(['nobody', '<script>', ' '])('must be a known seller, not %s', async (seller) => {
    const lead = { ...medcof, name: 'Ana Lima', email: 'ana.lima@example.com', source: 'direto' };
    const body = { ...lead, operation: 'BR', locale: 'pt-BR', seller };
    const response = await post(commerce.app, paths.lead, body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: [{ field: '/seller', code: 'unknown' }] });
  });
});

describe('the lead of another buyer', () => {
  const stranger = { name: 'Pedro Souza', email: 'pedro.souza@example.com' };

  test('pays nothing, ends nothing and reveals nothing', async () => {
    const leadId = await createLead(commerce.app);
    const pix = (await pay(paymentBody(leadId, 'pix'))).json<PaymentResponse>();
    const whilePending = await pay(paymentBody(leadId, 'card', stranger));
    expect(await paymentsOf(leadId)).toMatchObject([{ state: 'pending' }]);
    const paid = (await pay(paymentBody(leadId))).json<PaymentResponse>();
    const whenPaid = await pay(paymentBody(leadId, 'card', stranger));
    for (const response of [whilePending, whenPaid]) {
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        errors: [{ field: '/email', code: 'not_the_leads' }],
      });
      expect(response.body).not.toContain(pix.token);
      expect(response.body).not.toContain(paid.token);
    }
  });

  test('is not assumed where only the spelling of the address differs', async () => {
    const leadId = await createLead(commerce.app, { email: ' Maria.Silva@Example.com' });
    expect((await pay(paymentBody(leadId))).statusCode).toBe(201);
    expect((await pay(paymentBody(leadId))).json()).toMatchObject({ code: 'already_paid' });
  });
});

describe('the document of a payer', () => {
  test.each(['pix', 'bankslip'] as const)('is required for %s in Brazil', async (method) => {
    const leadId = await createLead(commerce.app);
    const { document, ...body } = paymentBody(leadId, method);
    expect((await pay(body)).json()).toMatchObject({
      errors: [{ field: '/document', code: 'required' }],
    });
    expect((await pay({ ...body, document: '45678912' })).json()).toMatchObject({
      errors: [{ field: '/document', code: 'invalid' }],
    });
    expect((await pay({ ...body, document })).statusCode).toBe(201);
  });

  test('may come from the lead', async () => {
    const leadId = await createLead(commerce.app);
    await patchLead(commerce.app, leadId, { business: 'meusucesso', document: '12345678909' });
    const { document, ...body } = paymentBody(leadId, 'pix');
    expect((await pay(body)).statusCode).toBe(201);
    expect(commerce.provider.orders.at(-1)?.payer).toMatchObject({ document });
  });

  test('is optional for a card', async () => {
    const { document, ...body } = paymentBody(await createLead(commerce.app));
    expect(document).toBeDefined();
    expect((await pay({ ...body, paymentMethods: [parts.card(114000)] })).statusCode).toBe(201);
  });
});

describe('an e-mail', () => {
  test.each(['5511987654321@gmail.com', '4111111111111111@example.com'])(
    'is an e-mail and no card number, whatever its digits: %s',
    async (email) => {
      const leadId = await createLead(commerce.app, { email });
      expect((await pay(paymentBody(leadId, 'card', { email }))).statusCode).toBe(201);
    },
  );

  test('does not excuse a card number in another member', async () => {
    const leadId = await createLead(commerce.app);
    const response = await pay(paymentBody(leadId, 'card', { source: '4111111111111111@x.com' }));
    expect(response.json()).toMatchObject({ code: 'clear_card_data' });
  });
});
