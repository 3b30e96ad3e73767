import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildPlan } from '../../support/builders';
import { field, pasteCard, showPaymentPage } from './paymentPage';

const network = vi.hoisted(() => ({ isOffline: true }));
vi.mock('@/components/payment/methods/methodRules', (importOriginal) => {
  if (network.isOffline) throw new Error('Failed to load chunk');
  return importOriginal();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the card stays when the code of its address form does not load', async () => {
  const warn = vi.spyOn(console, 'warn');
  showPaymentPage({ brand: 'ms', rawQuery: 'locale=pt-MZ' });
  await pasteCard();
  const button = screen.getByRole('button', { name: 'Continuar' });
  await userEvent.click(button);
  await act(() => vi.dynamicImportSettled());
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');
  expect(button).toBeVisible();
  expect(warn).not.toHaveBeenCalled();
});

test('a field whose code fails to load leaves the typed card alone, and appears later', async () => {
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
