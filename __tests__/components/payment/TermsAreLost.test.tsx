import { act, screen } from '@testing-library/react';
import { field, pasteCard, showPaymentPage } from './paymentPage';

const network = vi.hoisted(() => ({ isOffline: true }));
vi.mock('@/components/payment/PaymentTerms', (importOriginal) => {
  if (network.isOffline) throw new Error('Failed to load chunk');
  return importOriginal();
});

afterEach(() => {
  vi.useRealTimers();
});

test('terms whose code is lost leave the card that is typed, and come later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showPaymentPage();
  await pasteCard();
  expect(screen.queryByRole('checkbox', { name: /Li e aceito/ })).toBeNull();
  network.isOffline = false;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByRole('checkbox', { name: /Li e aceito/ })).toBeVisible();
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');
});
