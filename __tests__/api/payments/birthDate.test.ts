import { paths } from '@/contract/paths';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { Problem } from '@/contract/problem';
import { createLead, patchLead, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const teens = {
  business: 'wiseup',
  productCode: 'teens',
  planId: 'teens-anual',
} as const;

async function start() {
  const leadId = await createLead(commerce.app, teens);
  const pay = (changes: Partial<PaymentRequest>) =>
    post(
      commerce.app,
      paths.paymentV2,
      paymentBody(leadId, 'card', {
        ...teens,
        plan: teens.planId,
        amount: 394800,
        ...changes,
      }),
    );
  return { leadId, pay };
}

describe('a plan that requires the birth date', () => {
  test('is not sold without one', async () => {
    const { pay } = await start();
    const answer = await pay({});
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Problem>().errors).toEqual([{ field: '/birthDate', code: 'required' }]);
  });

  test.each(['2031-01-01', '1850-01-01'])(
    'is not sold to a buyer born on %s',
    async (birthDate) => {
      const { pay } = await start();
      const answer = await pay({ birthDate });
      expect(answer.statusCode).toBe(422);
      expect(answer.json<Problem>().errors).toEqual([{ field: '/birthDate', code: 'invalid' }]);
    },
  );

  test('stores it with the lead', async () => {
    const { leadId, pay } = await start();
    expect((await pay({ birthDate: '2011-03-05' })).statusCode).toBe(201);
    const [row] = await commerce.database.query(
      'select birth_date::text from lead_details where lead_id = $1',
      [leadId],
    );
    expect(row).toEqual({ birth_date: '2011-03-05' });
  });

  test('does not require it again when the lead has one', async () => {
    const { leadId, pay } = await start();
    const updated = await patchLead(commerce.app, leadId, {
      business: 'wiseup',
      birthDate: '2011-03-05',
    });
    expect(updated.statusCode).toBe(200);
    expect((await pay({})).statusCode).toBe(201);
  });
});
