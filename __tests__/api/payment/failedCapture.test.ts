import { buildPath, paths } from '@/contract/paths';
import type { PaymentRequest } from '@/contract/payment';
import { ProviderRefusal } from '@/commerce/providers/ProviderRefusal';
import { createLead, eventually, parts, paymentBody, post } from '../../support/commerceRequests';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce();
});
afterAll(() => commerce.stop());
afterEach(() => jest.restoreAllMocks());

const total = 114000;
type Parts = PaymentRequest['paymentMethods'];

const pay = (leadId: string, paymentMethods: Parts) =>
  post(commerce.app, paths.paymentV2, paymentBody(leadId, 'card', { paymentMethods }));

const viewOf = async (token: string) =>
  (await commerce.app.inject(buildPath(paths.payment, { token }))).json();

const lastCharges = () =>
  commerce.provider.orders.slice(-2).map(({ reference }) => commerce.provider.chargeOf(reference));

const statuses = () => lastCharges().map(({ status }) => status);

const refuseToCapture = () =>
  jest.spyOn(commerce.provider, 'captureCharge').mockRejectedValue(new ProviderRefusal('refused'));

test('a hold that can never be taken is released, and a Pix beside it is given back', async () => {
  const leadId = await createLead(commerce.app);
  const { token } = (await pay(leadId, [parts.card(64000), parts.pix(50000)])).json();
  refuseToCapture();
  commerce.provider.set(String(lastCharges()[1]?.reference), 'captured');
  commerce.passTime(20_000);
  await eventually(
    async () => statuses()[1],
    (status) => status === 'refunded',
  );
  expect(statuses()).toEqual(['voided', 'refunded']);
  expect(await viewOf(token)).toMatchObject({ state: 'expired' });
  jest.restoreAllMocks();
  const again = await pay(leadId, [parts.card(total)]);
  expect(again.json()).toMatchObject({ payment: { state: 'paid' } });
});

test('a bank that lets the first hold go spares the second card', async () => {
  // Without the sweep, which would take both holds at the same moment.
  const alone = await startTestCommerce({ timing: { sweepEvery: 3_600_000 } });
  const { app, provider } = alone;
  const capture = jest.spyOn(provider, 'captureCharge').mockImplementation(async (chargeId) => {
    const charge = [...provider.charges.values()].find(({ id }) => id === chargeId);
    return provider.set(String(charge?.reference), 'voided');
  });
  const paymentMethods = [parts.card(64000), parts.card(50000)];
  const body = paymentBody(await createLead(app), 'card', { paymentMethods });
  await post(app, paths.paymentV2, body);
  const charges = provider.orders.map(({ reference }) => provider.chargeOf(reference));
  expect(charges.map(({ status }) => status)).toEqual(['voided', 'voided']);
  expect(capture).toHaveBeenCalledTimes(1);
  await alone.stop();
});
