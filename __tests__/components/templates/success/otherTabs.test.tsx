import { act, screen } from '@testing-library/react';
import { readStored } from '@/services/storage';
import type { ProvidersOptions } from '../../../support/renderWithProviders';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { dataLead, sendPayment } from '../../../support/waitingPage';
import { paid, prepareSuccess, showSuccess } from './showSuccess';

vi.mock('@/services/api/ticket');

const other = 'token-of-another';

const show = (options: ProvidersOptions = {}) => showSuccess({ brand: 'ms', ...options });

function buyInAnotherTab(): void {
  const contact = { ...dataLead, leadId: 'other', email: 'ana@e.com.br' };
  act(() => {
    window.localStorage.setItem('dataForm', JSON.stringify(contact));
    window.localStorage.setItem('dataLead', JSON.stringify(contact));
    window.localStorage.setItem('purchaseToken', JSON.stringify(other));
    window.dispatchEvent(new StorageEvent('storage', { key: 'purchaseToken' }));
  });
}

beforeEach(prepareSuccess);

test('a tab that only shows a receipt keeps it over a reload, whatever another buys', async () => {
  const { unmount } = show();
  await sendPayment(paid);
  buyInAnotherTab();
  expect(screen.getByText('m@e.com.br')).toBeVisible();
  unmount();
  show({ stored: {} });
  expect(FakeEventSource.current.url).toContain(paid.token);
  await sendPayment(paid);
  // Its own buyer was cleared at the end of the flow, and the other buyer is not named instead.
  expect(screen.getByText('A compra está registrada com o seu e-mail.')).toBeVisible();
});

test('a tab that has shown no receipt yet shows the last one of the browser', async () => {
  show();
  buyInAnotherTab();
  await sendPayment({ ...paid, token: other });
  expect(window.localStorage.getItem('purchaseToken')).toContain(other);
  expect(readStored('purchaseToken')).toBe(other);
});

test('a receipt of another product is not kept', async () => {
  show();
  await sendPayment({ ...paid, productCode: 'another' });
  buyInAnotherTab();
  expect(readStored('purchaseToken')).toBe(other);
});
