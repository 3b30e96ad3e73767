import { screen, waitFor } from '@testing-library/react';
import { createPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import { buildPlan, buildProduct } from '../../support/builders';
import { fillIn, refuse, settleForm, showPaymentPage, submit } from './paymentPage';

vi.mock('@/services/api/payment');
vi.mock('@/services/api/product');

/** Pays by Pix, which is refused for a field, and expects the notice of it. */
async function payRefused(field: string, page: Parameters<typeof showPaymentPage>[0] = {}) {
  const errors = [{ field, code: 'unknown', message: 'unknown' }];
  vi.mocked(createPayment).mockRejectedValue(refuse(422, 'invalid_field', { errors }));
  const { router } = showPaymentPage(page);
  await fillIn('Pix');
  await settleForm();
  await submit();
  await waitFor(() => {
    expect(createPayment).toHaveBeenCalled();
  });
  expect(await screen.findByText('O valor mudou')).toBeVisible();
  expect(screen.getByText(/Confira o resumo do pedido.*nada foi cobrado/)).toBeVisible();
  return router;
}

beforeEach(() => {
  vi.resetAllMocks();
  window.history.replaceState(null, '', '/payment');
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('an offer that ends while the page is open is dropped, and nothing was charged', async () => {
  vi.mocked(getProduct).mockRejectedValue(refuse(404, 'not_found'));
  const rawQuery = 'offer=revalida-antecipada&planId=anual&seller=ana';
  window.history.replaceState(null, '', `/payment?${rawQuery}`);
  const router = await payRefused('/offer', { rawQuery });
  // A step back must not open the link that has ended.
  expect(router.push).not.toHaveBeenCalled();
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/payment?seller=ana', undefined, {
    scroll: false,
  });
});

test('a plan that is sold under another code is shown at its price of today', async () => {
  const plan = buildPlan({ code: 'anual-2', amount: 95_000, standardAmount: 95_000 });
  vi.mocked(getProduct).mockResolvedValue(buildProduct({ plans: [plan] }));
  const router = await payRefused('/plan');
  expect(document.body).toHaveTextContent(/R\$\s950,00/);
  expect(router.replace).not.toHaveBeenCalled();
});
