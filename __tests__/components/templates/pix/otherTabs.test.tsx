import { act, screen, waitFor } from '@testing-library/react';
import { PixTemplate } from '@/components/templates/pix/PixTemplate';
import { readStored } from '@/services/storage';
import { listenToToasts } from '@/services/toast';
import { bankSlip, buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { isPriceHidden } from '../../../support/isPriceHidden';
import { renderWithProviders } from '../../../support/renderWithProviders';
import { buildDataPix, dataLead, sendPayment } from '../../../support/waitingPage';
import { stringMatching } from '../../../support/matchers';

const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
const productCode = 'medcof-revalida';
const waiting = buildPayment({ productCode, pix: { code: '000201OLD', expiresAt } });
const newer = buildPayment({
  productCode,
  token: 'token-of-a-newer-one',
  pix: { code: '000201NEW', expiresAt },
});
const { token } = waiting;
const dataPix = buildDataPix(waiting);

const onToast = vi.fn();

const show = () =>
  renderWithProviders(<PixTemplate />, {
    pathname: '/pix',
    stored: { dataLead, dataPix, purchaseToken: token },
  });

const isTold = {
  kind: 'info',
  text: stringMatching(/já tem um código ou pedido mais novo/),
};

beforeEach(() => {
  onToast.mockReset();
  FakeEventSource.install();
  listenToToasts(onToast);
});

test('a newer code of another tab replaces this one, and the page says so', async () => {
  show();
  await sendPayment({ ...waiting, state: 'expired' });
  expect(screen.getByText('Este código expirou')).toBeVisible();
  expect(onToast).not.toHaveBeenCalled();
  await sendPayment(newer);
  expect(screen.getByRole('textbox', { name: 'Código Pix copia e cola' })).toHaveValue('000201NEW');
  await screen.findByRole('img', { name: 'QR Code Pix' });
  expect(onToast.mock.calls).toEqual([[isTold]]);
  expect(FakeEventSource.current.url).toContain(newer.token);
  expect(readStored('purchaseToken')).toBe(newer.token);
});

test.each([
  ['a slip', { method: 'bankslip', state: 'pending', bankSlip }, '/success'],
  ['a card whose bank asks', { method: 'credit-card', state: 'requires_action' }, '/payment-verif'],
] as const)(
  'where another tab pays by %s instead, the page continues with that payment',
  async (_, changes, route) => {
    const { router } = show();
    await sendPayment(buildPayment({ productCode, token: 'token-of-another', ...changes }));
    await waitFor(() => {
      expect(router.push).toHaveBeenCalledWith(expect.stringContaining(route));
    });
    expect(onToast.mock.calls).toEqual([[isTold]]);
    expect(readStored('purchaseToken')).toBe('token-of-another');
  },
);

describe("another buyer's Pix", () => {
  const isOfAnother = () => {
    const paymentBuyers = [{ token, leadId: 'lead-of-another' }];
    window.localStorage.setItem('paymentBuyers', JSON.stringify(paymentBuyers));
  };

  test('is not shown here: the page leads back to its own payment', async () => {
    isOfAnother();
    const { router } = show();
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByLabelText('Código Pix copia e cola')).not.toBeInTheDocument();
    for (const price of screen.queryAllByText(/R\$\s1\.200,00/))
      expect(isPriceHidden(price)).toBe(true);
    expect(router.push).toHaveBeenCalledWith('/payment');
  });
});
