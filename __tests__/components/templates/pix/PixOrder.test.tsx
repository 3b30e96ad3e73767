import { act, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { PixTemplate } from '@/components/templates/pix/PixTemplate';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { TranslationProvider } from '@/contexts/TranslationContext';
import { buildStep, defaultFlow, upsellFlow } from '../../../support/builders';
import { FakeEventSource } from '../../../support/FakeEventSource';
import {
  buildCheckoutPage,
  buildRouter,
  renderWithProviders,
} from '../../../support/renderWithProviders';
import { dataLead } from '../../../support/waitingPage';

const token = 'token-of-a-payment-1';
const dataPix = {
  token,
  code: '00020126580014br.gov.bcb.pix',
  expiresAt: '2126-11-20T12:30:00.000Z',
  amount: 120000,
  currency: 'BRL',
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

test('the Pix of an upsell is opened with the order of the upsell', async () => {
  const router = await show('upsell-payment', 'product=wup');
  expect(router.replace).toHaveBeenCalledExactlyOnceWith(`/pix?${ofUpsell}&product=wup`);
});

test('the Pix of the purchase is opened without the order of an earlier upsell', async () => {
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

test('an order that the server does not parse from the address is requested only once', async () => {
  // Longer than the maximum of an id in a link.
  const id = `upsell-${'x'.repeat(80)}`;
  const flow = {
    ...defaultFlow,
    steps: [...defaultFlow.steps, buildStep({ id, templateId: 'upsell-payment' })],
  };
  const { replace, ...others } = buildRouter();
  const answer = (rawQuery: string) => {
    const page = buildCheckoutPage({ pathname: '/pix', flow, rawQuery });
    return (
      // The page uses five methods of the router, which is another object after each navigation.
      <RouterContext value={{ ...others, replace } as unknown as NextRouter}>
        <TranslationProvider messages={page.messages}>
          <CheckoutProvider page={page}>
            <PixTemplate />
          </CheckoutProvider>
        </TranslationProvider>
      </RouterContext>
    );
  };
  for (const [key, value] of Object.entries({
    dataLead,
    dataPix,
    upsellToken: token,
    paymentStepId: id,
  }))
    window.localStorage.setItem(key, JSON.stringify(value));
  const { rerender } = render(answer('product=wup'));
  await act(() => vi.dynamicImportSettled());
  expect(replace).toHaveBeenCalledExactlyOnceWith(`/pix?paidStep=${id}&product=wup`);
  rerender(answer(`paidStep=${id}&product=wup`));
  await act(() => vi.dynamicImportSettled());
  expect(replace).toHaveBeenCalledTimes(1);
});
