import { buildPath, paths } from '@/contract/paths';
import type { Problem } from '@/contract/problem';
import { encryptedCard, parts } from '@/testing/requests';
import { brazilianAddress } from '../../support/brazilianAddress';
import { createLead, leadBody, patchLead, paymentBody, post } from '../../support/commerceRequests';
import { createSample, ms, paymentV1Body, renewalBody } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const send = (url: string, body: object) => post(commerce.app, url, body);

const subscribe = async () => {
  const leadId = await createLead(commerce.app);
  return createSample(commerce, 'renew', { ...ms, leadId });
};

describe('an unknown seller', () => {
  const seller = 'nobody';
  test.each([
    ['a lead', async () => send(paths.lead, { ...leadBody, seller })],
    [
      'a payment',
      async () => {
        const leadId = await createLead(commerce.app);
        return send(paths.paymentV2, paymentBody(leadId, 'card', { seller }));
      },
    ],
    [
      'the payment of an invoice',
      async () => {
        const { id } = await createSample(commerce, 'invoice');
        const body = paymentV1Body('invoice', id, parts.card(114000), { seller });
        return send(paths.paymentV1, body);
      },
    ],
    [
      'a renewal',
      async () => {
        const { id: subscriptionId } = await subscribe();
        const url = buildPath(paths.renewalV2, { subscriptionId });
        return send(url, { ...renewalBody(), seller });
      },
    ],
  ])('is refused in %s', async (_, write) => {
    const answer = await write();
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'invalid_field',
      errors: [{ field: '/seller', code: 'unknown' }],
    });
  });
});

describe('a text', () => {
  const sendRaw = (payload: Buffer | string) =>
    commerce.app.inject({
      method: 'POST',
      url: paths.lead,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': '33333333-3333-4333-8333-333333333333',
      },
      payload,
    });

  test('with half a character is refused', async () => {
    const answer = await sendRaw(JSON.stringify(leadBody).replace('Silva', 'Silva\\ud83d'));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request' });
  });

  test('with bytes that are not UTF-8 is refused', async () => {
    const [before = '', after = ''] = JSON.stringify(leadBody).split('Silva');
    const payload = Buffer.concat([Buffer.from(before), Buffer.of(0xc3, 0x28), Buffer.from(after)]);
    const answer = await sendRaw(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'malformed_json' });
  });

  test('with a whole emoji is read unchanged', async () => {
    const answer = await sendRaw(JSON.stringify({ ...leadBody, source: 'blog 😀' }));
    expect(answer.statusCode).toBe(201);
  });
});

describe('an e-mail address', () => {
  const email = 'maria.silva@example.com';

  test.each([`  ${email} `, `\ufeff${email}`, `${email}\u00a0\n`])(
    'is stored without the characters around it: %j',
    async (padded) => {
      const leadId = await createLead(commerce.app, { email: padded });
      const paid = await send(paths.paymentV2, paymentBody(leadId, 'pix', { email: padded }));
      expect(paid.statusCode).toBe(201);
      const kept = await commerce.database.query(
        `select leads.email, payments.payer_email from leads
         join purchases on purchases.lead_id = leads.id
         join payments on payments.purchase_id = purchases.id where leads.id = $1`,
        [leadId],
      );
      expect(kept).toEqual([{ email, payer_email: email }]);
      expect(commerce.provider.orders.at(-1)?.payer.email).toBe(email);
    },
  );

  test('is used in the same way by later payments', async () => {
    const leadId = await createLead(commerce.app, { email: `\ufeff ${email} ` });
    const { id } = await createSample(commerce, 'invoice', { ...ms, leadId });
    const invoice = await commerce.app.inject(buildPath(paths.invoice, { id }));
    expect(invoice.json()).toMatchObject({ buyer: { email: 'm•••@example.com' } });
    await send(paths.paymentV1, paymentV1Body('invoice', id, parts.pix(114000)));
    expect(commerce.provider.orders.at(-1)?.payer.email).toBe(email);
  });
});

describe('a renewal by Pix or slip in Brazil', () => {
  test.each([
    ['pix', parts.pix(114000)],
    ['bankslip', parts.bankslip(114000)],
  ] as const)('requires a CPF or CNPJ: %s', async (paymentMethod, part) => {
    const { id: subscriptionId } = await subscribe();
    const { amount, document, paymentMethods, type, ...shared } = renewalBody(part);
    const v1 = { ...shared, paymentMethod };
    const v2 = { ...shared, amount, paymentMethods, type };
    const renew = (path: string, body: object) =>
      send(path.replace(':subscriptionId', subscriptionId), body);
    for (const answer of [await renew(paths.renewalV1, v1), await renew(paths.renewalV2, v2)]) {
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: '/document', code: 'required' }] });
    }
    const dni = await renew(paths.renewalV2, { ...v2, document: '45678912' });
    expect(dni.json()).toMatchObject({ errors: [{ field: '/document', code: 'invalid' }] });
    expect((await renew(paths.renewalV1, { ...v1, document })).statusCode).toBe(201);
  });
});

describe('an address', () => {
  const pay = async (changes: object) => {
    const leadId = await createLead(commerce.app);
    return send(paths.paymentV2, {
      ...paymentBody(leadId),
      address: { ...brazilianAddress, ...changes },
    });
  };

  test('that its form accepts is accepted', async () => {
    expect((await pay({})).statusCode).toBe(201);
  });

  test.each([
    { postalCode: 'CEP 01310100, 1578' },
    { postalCode: '01310-100 - São Paulo' },
    { complement: '-' },
    { complement: 'não tem' },
  ])('with %j is parsed as the form parses it', async (changes) => {
    expect((await pay(changes)).statusCode).toBe(201);
  });

  test.each([
    [{ street: '<b>;;' }, ['/address/street']],
    [{ state: 'ZZ' }, ['/address/state']],
    [{ postalCode: '0131010' }, ['/address/postalCode']],
    [{ postalCode: undefined }, ['/address/postalCode']],
    [{ district: undefined }, ['/address/district']],
    [{ city: 'São--Paulo', country: 'B®asil' }, ['/address/city', '/address/country']],
  ])('with %j is refused by field: %j', async (changes, fields) => {
    const answer = await pay(changes);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().errors?.map(({ field }) => field)).toEqual(fields);
  });

  test('of a lead follows the same rules', async () => {
    const leadId = await createLead(commerce.app);
    const address = { ...brazilianAddress, state: 'Nowhere' };
    const answer = await patchLead(commerce.app, leadId, { business: 'meusucesso', address });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: '/address/state', code: 'invalid' }] });
  });
});

describe('contradictions', () => {
  test('a direct payment with a reference is refused', async () => {
    const leadId = await createLead(commerce.app);
    const answer = await send(
      paths.paymentV2,
      paymentBody(leadId, 'card', { referenceId: 'an-id-of-an-invoice' }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field: '/referenceId' }] });
  });

  test.each([
    [{ paymentMethod: 'pix', numberInstallments: 12 }, '/numberInstallments'],
    [{ paymentMethod: 'pix', encryptedCard }, '/encryptedCard'],
    [{ paymentMethod: 'bankslip', cardCompany: 'visa' }, '/cardCompany'],
    [{ paymentMethod: 'pix', paymentProfileId: 'card_1' }, '/paymentProfileId'],
  ])('a renewal of the first version with %j is refused', async (changes, field) => {
    const { id: subscriptionId } = await subscribe();
    const renewal = renewalBody();
    const body = { ...renewal, type: undefined, amount: undefined, paymentMethods: undefined };
    const url = buildPath(paths.renewalV1, { subscriptionId });
    const answer = await send(url, { ...body, ...changes });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ field, code: 'unavailable' }] });
  });

  test('a Pix in one installment is accepted', async () => {
    const { id: subscriptionId } = await subscribe();
    const { type, amount, paymentMethods, ...body } = renewalBody();
    expect([type, amount, paymentMethods.length]).toEqual(['renew', 114000, 1]);
    const url = buildPath(paths.renewalV1, { subscriptionId });
    const answer = await send(url, { ...body, paymentMethod: 'pix', numberInstallments: 1 });
    expect(answer.statusCode).toBe(201);
  });
});
