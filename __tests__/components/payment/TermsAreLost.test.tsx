import { screen } from '@testing-library/react';
import { field, pasteCard, showPaymentPage } from './paymentPage';

let isOffline = true;
jest.mock('@/components/payment/PaymentTerms', () => {
  if (isOffline) throw new Error('Failed to load chunk');
  return jest.requireActual<object>('@/components/payment/PaymentTerms');
});

test('terms whose code is lost leave the card that is typed, and come later', async () => {
  showPaymentPage();
  await pasteCard();
  expect(screen.queryByRole('checkbox', { name: /Li e aceito/ })).toBeNull();
  isOffline = false;
  expect(await screen.findByRole('checkbox', { name: /Li e aceito/ })).toBeVisible();
  expect(field('Nome do titular')).toHaveValue('MARIA SILVA');
});
