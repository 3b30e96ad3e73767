import { randomUUID } from 'node:crypto';
import type { LeadResponse } from '@/contract/lead';
import type { PaymentResponse } from '@/contract/payment';
import { containsPan } from '@/domain/cardNumbers';
import { paths } from '@/contract/paths';
import { leadBody, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());

const first = { _ga: 'GA1.2.3.4', utm_source: 'instagram', utm_campaign: 'black', gclid: 'abc' };
const later = { utm_source: 'email' };

async function buy(lead: object, payment: object) {
  const { app, database } = commerce;
  const created = await post(app, paths.lead, { ...leadBody, ...lead });
  const { leadId } = created.json<LeadResponse>();
  const paid = await post(app, paths.paymentV2, { ...paymentBody(leadId), ...payment });
  expect(paid.statusCode).toBe(201);
  const [kept] = await database.query(
    `select leads.tracking as lead, payments.tracking as payment from leads
     join purchases on purchases.lead_id = leads.id
     join payments on payments.purchase_id = purchases.id where leads.id = $1`,
    [leadId],
  );
  return kept;
}

test.each([
  ['the first campaign counts', { tracking: first }, { tracking: later }, first, first],
  ['one that the lead came without', {}, { tracking: later }, null, later],
  ['no campaign', {}, {}, null, null],
])('%s is kept with the lead and its payment', async (_, lead, payment, ofLead, ofPayment) => {
  expect(await buy(lead, payment)).toEqual({ lead: ofLead, payment: ofPayment });
});

test('a buyer who retries from another campaign pays once', async () => {
  const { app } = commerce;
  const { leadId } = (await post(app, paths.lead, leadBody)).json<LeadResponse>();
  const key = randomUUID();
  const pay = (tracking: object) =>
    post(app, paths.paymentV2, { ...paymentBody(leadId), tracking }, key);
  const earlier = await pay(first);
  const again = await pay(later);
  expect({ status: again.statusCode, token: again.json<PaymentResponse>().token }).toEqual({
    status: 201,
    token: earlier.json<PaymentResponse>().token,
  });
});

test.each([
  ['another name', { tracking: { email: 'a@example.com' } }],
  ['a value too long', { tracking: { gclid: 'x'.repeat(501) } }],
  ['nothing in it', { tracking: {} }],
])('%s is refused', async (_, tracking) => {
  const answer = await post(commerce.app, paths.lead, { ...leadBody, ...tracking });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'invalid_request' });
});

test('a Google Analytics id is no card number, though its digits may pass for one', async () => {
  const tracking = { _ga: 'GA1.1.400000000.1700000007' };
  expect(containsPan(tracking._ga)).toBe(true);
  const lead = await post(commerce.app, paths.lead, { ...leadBody, tracking });
  expect(lead.statusCode).toBe(201);
  const hidden = { _ga: '4111 1111 1111 1111' };
  const refused = await post(commerce.app, paths.lead, { ...leadBody, tracking: hidden });
  expect(refused.json()).toMatchObject({ code: 'clear_card_data' });
});

test('the referer of a buyer is kept with the lead', async () => {
  const body = { ...leadBody, referer: 'instagram' };
  const { leadId } = (await post(commerce.app, paths.lead, body)).json<LeadResponse>();
  const [row] = await commerce.database.query('select referer from leads where id = $1', [leadId]);
  expect(row).toEqual({ referer: 'instagram' });
});
