import { act, screen, waitFor } from '@testing-library/react';
import { PixTemplate } from '@/components/templates/pix/PixTemplate';
import { getPayment } from '@/services/api/payment';
import { readStored, type StoredValues } from '@/services/storage';
import { listenToToasts } from '@/services/toast';
import { buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders } from '../../../support/renderWithProviders';
import { buildDataPix, dataLead, sendPayment } from '../../../support/waitingPage';

vi.mock('@/services/api/payment');

const code = '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000';
const expiresAt = new Date(Date.now() + 30 * 60_000).toISOString();
const waiting = buildPayment({ productCode: 'medcof-revalida', pix: { code, expiresAt } });
const { token } = waiting;
const dataPix = buildDataPix(waiting);

const onToast = vi.fn();

const show = (stored: Partial<StoredValues>) =>
  renderWithProviders(<PixTemplate />, { pathname: '/pix', stored });

const clearStorage = () => {
  act(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.dispatchEvent(new StorageEvent('storage'));
  });
};

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(getPayment).mockResolvedValue(waiting);
  FakeEventSource.install();
  listenToToasts(onToast);
});

test.each([
  ['is known', { dataLead }],
  // The payment page leads to the lead form.
  ['is not known', {}],
])('a buyer who %s and has no code reads so, and is sent to the payment', async (_, stored) => {
  const { router } = show(stored);
  await waitFor(() => {
    expect(router.replace).toHaveBeenCalledWith('/payment');
  });
  expect(onToast).toHaveBeenCalledWith({
    kind: 'info',
    text: 'Este navegador não tem o código Pix desta compra. Continue por aqui para gerar o código.',
  });
});

test('a shown code stays when the storage is cleared, and is followed to the receipt', async () => {
  const { router } = show({ dataLead, dataPix, purchaseToken: token });
  await screen.findByRole('img', { name: 'QR Code Pix' });
  clearStorage();
  expect(screen.getByRole('textbox', { name: 'Código Pix copia e cola' })).toHaveValue(code);
  expect(screen.getByText(/^R\$\s1\.200,00$/, { selector: 'p' })).toBeVisible();
  await sendPayment({ ...waiting, state: 'paid' });
  await waitFor(
    () => {
      expect(router.push).toHaveBeenCalledWith('/success');
    },
    { timeout: 5_000 },
  );
  expect(readStored('purchaseToken')).toBe(token);
  expect(onToast).not.toHaveBeenCalled();
});
