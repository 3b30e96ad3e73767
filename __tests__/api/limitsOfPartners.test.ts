import { hashSecretCode } from '@/commerce/secrets';
import { buildPath, paths } from '@/contract/paths';
import type { Locale } from '@/domain/markets';
import type { LimitNumbers } from '@/domain/limits';
import { createContractLead, code as contractProduct, planId } from '../support/contractRequests';
import { createLead } from '../support/commerceRequests';
import { buyer, createPostFrom, other, repeat, statuses } from '../support/limitedCalls';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

vi.mock('@/commerce/secrets', { spy: true });

const limits: LimitNumbers = {
  'contracts-per-address': 3,
  'contracts-per-lead': 2,
  'livelo-per-address': 3,
  'livelo-per-cpf': 4,
  'livelo-per-lead': 2,
  'sms-per-phone': 1,
  'sms-per-phone-and-day': 2,
};

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await startTestCommerce({ limits, smsCountries: ['AR'] });
});
beforeEach(() => commerce.database.query('delete from rate_limits'));
afterEach(() => vi.restoreAllMocks());
afterAll(() => commerce.stop());

const postFrom = createPostFrom(() => commerce);

describe('codes by SMS', () => {
  const sale = { productCode: 'ms', business: 'meusucesso' };
  let phones = 0;
  const send = async (phone?: string, locale: Locale = 'pt-BR') => {
    phones += 1;
    const own = phone ?? `+5511970${String(phones).padStart(6, '0')}`;
    const leadId = await createLead(commerce.app, { phone: own, locale });
    return postFrom(`198.51.100.${phones}`, buildPath(paths.phoneCode, { leadId }), sale);
  };

  test('are sent only to countries where the product is sold', async () => {
    const sent = commerce.sms.sent.length;
    const far = ['+12025550123', '+351912345678', '+252612345678', '+9607712345'];
    for (const phone of far) {
      const answer = await send(phone);
      expect(answer.json()).toMatchObject({
        code: 'invalid_field',
        errors: [{ field: '/phone', code: 'country' }],
      });
    }
    expect(commerce.sms.sent).toHaveLength(sent);
    // The language of the lead makes no difference.
    expect((await send('+51987654321', 'es-PE')).statusCode).toBe(422);
    // ms has a checkout in Mozambique, too.
    expect((await send('+258841234567')).statusCode).toBe(201);
  });

  test('are sent to a country that an operator allows', async () => {
    expect((await send('+5491123456789')).statusCode).toBe(201);
  });

  test.each([
    ['a country', { 'sms-per-country': 2 }],
    ['all', { 'sms-per-day': 2 }],
  ] as const)('have a limit for %s', async (_, ofAll) => {
    const shared = commerce;
    commerce = await startTestCommerce({ limits: ofAll });
    const answers = await repeat(6, () => send());
    const { sent } = commerce.sms;
    await commerce.stop();
    commerce = shared;
    expect(statuses(answers)).toEqual([201, 201, 429, 429, 429, 429]);
    expect(sent).toHaveLength(2);
  });

  test('are hashed only within the limits', async () => {
    const phone = '+5511987651111';
    const hashed = vi.mocked(hashSecretCode).mock.calls.length;
    const answers = [await send(phone), await send(phone), await send(phone)];
    expect(statuses(answers)).toEqual([201, 429, 429]);
    expect(vi.mocked(hashSecretCode).mock.calls).toHaveLength(hashed + 1);
  });

  test('have a daily limit per phone, whatever the lead', async () => {
    const phone = '+5511987650000';
    const answers = [];
    for (let count = 0; count < 3; count += 1) {
      answers.push(await send(phone));
      commerce.passTime(3 * 3_600_000);
    }
    expect(statuses(answers)).toEqual([201, 201, 429]);
  });
});

describe('CPFs at Livelo', () => {
  const sale = { productCode: 'ms', business: 'meusucesso' };
  const open = (leadId: string, address = buyer) =>
    postFrom(address, buildPath(paths.liveloSessions, { leadId }), { ...sale, cpf: '12345678909' });

  test('are sent to the program only within the limits', async () => {
    const find = vi.spyOn(commerce.loyalty, 'findMember');
    const first = await createLead(commerce.app);
    expect(statuses(await repeat(6, () => open(first)))).toEqual([201, 201, 429, 429, 429, 429]);
    expect(find).toHaveBeenCalledTimes(2);
    const second = await createLead(commerce.app);
    expect(statuses([await open(second), await open(second)])).toEqual([201, 429]);
    expect(find).toHaveBeenCalledTimes(3);
  });

  test('have a limit per CPF, whatever the lead and address', async () => {
    const find = vi.spyOn(commerce.loyalty, 'findMember');
    const answers = await repeat(6, async (index) =>
      open(await createLead(commerce.app), `198.51.100.${index}`),
    );
    expect(statuses(answers)).toEqual([201, 201, 201, 201, 429, 429]);
    expect(find).toHaveBeenCalledTimes(4);
  });
});

const writeContract = (leadId: string, address = buyer) =>
  postFrom(address, buildPath(paths.contractGeneration, { code: contractProduct }), {
    leadId,
    planId,
  });

test('contracts are created up to the limit of a lead', async () => {
  const leadId = await createContractLead(commerce.app);
  const write = () => writeContract(leadId);
  expect(statuses([await write(), await write(), await write()])).toEqual([201, 201, 429]);
});

test('contracts are created up to the limit of an address', async () => {
  for (let count = 0; count < 3; count += 1) {
    const leadId = await createContractLead(commerce.app);
    expect((await writeContract(leadId)).statusCode).toBe(201);
  }
  const leadId = await createContractLead(commerce.app);
  expect((await writeContract(leadId)).json()).toMatchObject({ code: 'rate_limited' });
  expect((await writeContract(leadId, other)).statusCode).toBe(201);
});

test('refusals are counted per limit, starting at zero', async () => {
  const readRefusals = async () => {
    const text = await commerce.app.metricReaders[0]?.();
    const line = /^checkout_limit_refusals_total\{limit="sms-per-phone"\} (\d+)$/m;
    return Number(line.exec(text ?? '')?.[1]);
  };
  const before = await readRefusals();
  const leadId = await createLead(commerce.app, { phone: '+5511987659999' });
  const send = () =>
    postFrom(buyer, buildPath(paths.phoneCode, { leadId }), {
      productCode: 'ms',
      business: 'meusucesso',
    });
  expect([(await send()).statusCode, (await send()).statusCode]).toEqual([201, 429]);
  expect(await readRefusals()).toBe(before + 1);
});
