import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LeadTemplate } from '@/components/templates/lead/LeadTemplate';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { createLead } from '@/services/api/lead';
import { getPayment } from '@/services/api/payment';
import { getProduct } from '@/services/api/product';
import { getTickets } from '@/services/api/ticket';
import { parseQuery } from '@/services/checkout/query';
import { addTypedVoucher, keepTypedVoucher } from '@/services/checkout/typedVoucher';
import { buildPayment } from '../../support/buildPayment';
import { buildPlan, buildProduct } from '../../support/builders';
import { renderWithProviders } from '../../support/renderWithProviders';
import { dataLead, showPaymentPage } from '../payment/paymentPage';
// Mocked before two lazy parts request it at once.
import '@/services/http/captcha';

vi.mock('@/services/api/lead');
vi.mock('@/services/api/payment');
vi.mock('@/services/api/product');
vi.mock('@/services/api/ticket');
vi.mock('@/services/http/captcha');

const rawQuery = 'product=medcof&seller=ana';
const withVoucher = `${rawQuery}&voucher=REVALIDA10`;
const voucher = { code: 'REVALIDA10', discount: 12000 };
const priced = { voucher, plans: [buildPlan({ amount: 108000 })] };

const readLink = () => addTypedVoucher({ rawQuery, query: parseQuery(rawQuery) });

test.each([
  ['one that holds is kept, as the service writes it', priced, withVoucher],
  ['one that is refused is not', { voucher: null, voucherRefusal: 'over' } as const, rawQuery],
])('among typed codes, %s', async (_, product, link) => {
  keepTypedVoucher(rawQuery, 'EARLIER');
  vi.mocked(getProduct).mockResolvedValueOnce(buildProduct(product));
  const { router } = showPaymentPage({ rawQuery: `${rawQuery}&voucher=NADA` });
  const field = await screen.findByLabelText('Cupom de desconto');
  await userEvent.clear(field);
  await userEvent.type(field, 'revalida10');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalled();
  });
  expect(readLink()).toBe(link);
});

test('a removed voucher is dropped before the page is requested without it', async () => {
  keepTypedVoucher(rawQuery, 'REVALIDA10');
  const { router } = showPaymentPage({ rawQuery: withVoucher, product: priced });
  let asked = '';
  router.replace.mockImplementationOnce(() => {
    asked = readLink();
    return Promise.resolve(true);
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remover cupom' }));
  expect(asked).toBe(rawQuery);
});

test('a typed voucher stays with a buyer who goes back to the contact', async () => {
  keepTypedVoucher(rawQuery, 'REVALIDA10');
  vi.mocked(createLead).mockResolvedValue({ leadId: dataLead.leadId });
  const stored = { dataForm: dataLead, dataLead };
  const { router } = renderWithProviders(<LeadTemplate />, { rawQuery, stored });
  const button = screen.getByRole('button', { name: 'Continuar' });
  await waitFor(() => {
    expect(button).toBeEnabled();
  });
  await userEvent.click(button);
  await waitFor(() => {
    expect(router.push).toHaveBeenCalledWith(`/payment?${withVoucher}`);
  });
});

test('a voucher used in a payment is not kept for the next purchase', async () => {
  keepTypedVoucher(rawQuery, 'REVALIDA10');
  const paid = buildPayment({ state: 'paid' });
  vi.mocked(getPayment).mockResolvedValue(paid);
  const stored = { dataLead, purchaseToken: paid.token };
  vi.mocked(getTickets).mockResolvedValue([]);
  renderWithProviders(<SuccessTemplate />, {
    rawQuery: withVoucher,
    pathname: '/success',
    stored,
  });
  await waitFor(() => {
    expect(readLink()).toBe(rawQuery);
  });
});
