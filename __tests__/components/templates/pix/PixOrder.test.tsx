import { act } from '@testing-library/react';
import { PixTemplate } from '@/components/templates/pix/PixTemplate';
import { upsellFlow } from '../../../support/builders';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders } from '../../../support/renderWithProviders';

const token = 'token-of-a-payment-1';
const dataPix = {
  token,
  code: '00020126580014br.gov.bcb.pix',
  expiresAt: '2126-11-20T12:30:00.000Z',
  amount: 120000,
  currency: 'BRL',
};
const dataLead = {
  leadId: 'lead',
  name: 'Maria Silva',
  email: 'm@e.com.br',
  phone: '+5511987654321',
};
const ofUpsell = 'paidStep=upsell-payment';

beforeEach(() => {
  FakeEventSource.install();
});

async function show(paymentStepId: string, rawQuery: string) {
  const { router } = renderWithProviders(<PixTemplate />, {
    pathname: '/pix',
    flow: upsellFlow,
    rawQuery,
    stored: { dataLead, dataPix, purchaseToken: token, upsellToken: token, paymentStepId },
  });
  await act(() => vi.dynamicImportSettled());
  return router;
}

test("an upsell's Pix is opened with its order", async () => {
  const router = await show('upsell-payment', 'product=wup');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(`/pix?${ofUpsell}&product=wup`);
});

test("the purchase's is opened without that of an earlier upsell", async () => {
  const router = await show('main-payment', ofUpsell);
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/pix\?/));
});

test.each([
  ['upsell-payment', ofUpsell],
  ['main-payment', ''],
])('a page with the order of %s stays', async (paymentStepId, rawQuery) => {
  const router = await show(paymentStepId, rawQuery);
  expect(router.replace).not.toHaveBeenCalled();
});
