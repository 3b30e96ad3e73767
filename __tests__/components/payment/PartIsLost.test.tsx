import { act, screen } from '@testing-library/react';
import { buildPlan } from '../../support/builders';
import { field, pasteCard, showPaymentPage } from './paymentPage';

const network = vi.hoisted(() => ({ isOffline: true }));
vi.mock('@/components/payment/methods/lazyMethods', (importOriginal) => {
  if (network.isOffline) throw new Error('Failed to load chunk');
  return importOriginal();
});

afterEach(() => {
  vi.useRealTimers();
});

test('a field whose code is lost leaves the card that is typed, and comes later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showPaymentPage({ product: { plans: [buildPlan({ requiresBirthDate: true })] } });
  await pasteCard();
  expect(screen.queryByLabelText('Data de nascimento')).toBeNull();
  network.isOffline = false;
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  await act(() => vi.dynamicImportSettled());
  expect(await screen.findByLabelText('Data de nascimento')).toBeVisible();
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');
});
