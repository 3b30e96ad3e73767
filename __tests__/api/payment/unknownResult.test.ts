import { buildPath, paths } from '@/contract/paths';
import { createLead, eventually, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
beforeEach(() => {
  commerce.provider.behaviours = [];
  commerce.provider.isAway = false;
});

const pay = async (method: Parameters<typeof paymentBody>[1] = 'card') =>
  post(commerce.app, paths.paymentV2, paymentBody(await createLead(commerce.app), method));

const viewOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json();

test('a charge whose answer is lost is found again', async () => {
  commerce.provider.behaviours = ['drop-after'];
  const before = commerce.provider.orders.length;
  const response = await pay();
  expect(response.json()).toMatchObject({ payment: { state: 'paid' } });
  expect(commerce.provider.orders.length).toBe(before + 1);
});

test('a charge that never arrived is asked for again with the same payment id', async () => {
  commerce.provider.behaviours = ['drop-before'];
  const before = commerce.provider.orders.length;
  const response = await pay();
  expect(response.json()).toMatchObject({ payment: { state: 'paid' } });
  const [first, second] = commerce.provider.orders.slice(before);
  expect(second?.reference).toBe(first?.reference);
});

test('an unknown result is not a failure: the page waits and the sweep finds out', async () => {
  commerce.provider.behaviours = ['drop-after'];
  commerce.provider.isAway = true;
  const response = await pay();
  expect(response.statusCode).toBe(201);
  expect(response.json()).toMatchObject({
    route: 'payment-verification',
    payment: { state: 'processing' },
  });
  commerce.provider.isAway = false;
  commerce.passTime(10_000);
  const { token } = response.json();
  const view = await eventually(
    () => viewOf(token),
    ({ state }) => state === 'paid',
  );
  expect(view.state).toBe('paid');
});

test('a payment that the provider never received is given up after a while, not before', async () => {
  commerce.provider.behaviours = ['drop-before'];
  commerce.provider.isAway = true;
  const { token } = (await pay()).json();
  commerce.provider.isAway = false;
  commerce.passTime(30_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await viewOf(token)).toMatchObject({ state: 'processing' });
  commerce.passTime(120_000);
  const view = await eventually(
    () => viewOf(token),
    ({ state }) => state !== 'processing',
  );
  expect(view).toMatchObject({ state: 'declined', declineReason: 'processing_error' });
});

test('a lost message about a Pix is made up for by asking', async () => {
  const { token } = (await pay('pix')).json();
  const [row] = await commerce.database.query('select id from payments where token = $1', [token]);
  commerce.provider.set(String(row?.['id']), 'captured');
  commerce.passTime(60_000);
  const view = await eventually(
    () => viewOf(token),
    ({ state }) => state === 'paid',
  );
  expect(view.state).toBe('paid');
});

test('a bank question that nobody answers ends by itself', async () => {
  commerce.provider.cardStatus = 'requires_action';
  const { token } = (await pay()).json();
  commerce.passTime(20 * 60_000);
  const view = await eventually(
    () => viewOf(token),
    ({ state }) => state === 'declined',
  );
  expect(view).toMatchObject({ state: 'declined', declineReason: 'authentication_failed' });
});

test('a payment that had to wait for its turn is not given up while it is charged', async () => {
  commerce.provider.cardStatus = 'captured';
  const leadId = await createLead(commerce.app);
  await post(commerce.app, paths.paymentV2, paymentBody(leadId, 'pix'));
  const expire = commerce.provider.expireCharge.bind(commerce.provider);
  jest.spyOn(commerce.provider, 'expireCharge').mockImplementationOnce(async (chargeId) => {
    commerce.passTime(90_000);
    return expire(chargeId);
  });
  commerce.provider.behaviours = ['hang'];
  const before = commerce.provider.orders.length;
  const answer = post(commerce.app, paths.paymentV2, paymentBody(leadId));
  await eventually(
    async () => commerce.provider.orders.length,
    (count) => count > before,
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  const payments = await commerce.database.query(
    "select p.state from payments p join purchases u on u.id = p.purchase_id join payment_parts t on t.payment_id = p.id where u.lead_id = $1 and t.method = 'credit-card'",
    [leadId],
  );
  expect(payments).toEqual([{ state: 'processing' }]);
  commerce.provider.letGo();
  expect((await answer).json()).toMatchObject({ payment: { state: 'paid' } });
});
