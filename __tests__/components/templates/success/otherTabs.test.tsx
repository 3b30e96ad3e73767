import { act, screen } from '@testing-library/react';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { getTickets } from '@/services/api/ticket';
import { readStored } from '@/services/storage';
import { buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';

vi.mock('@/services/api/ticket');

const paid = buildPayment({ state: 'paid', method: 'credit-card', installments: 12 });
const dataLead = {
  leadId: 'lead',
  name: 'Maria Silva',
  email: 'm@e.com.br',
  phone: '+5511987654321',
};
const other = 'token-of-another';

const show = (stored: ProvidersOptions['stored'] = { dataLead, purchaseToken: paid.token }) =>
  renderWithProviders(<SuccessTemplate />, { brand: 'ms', pathname: '/success', stored });

const send = (payment: typeof paid) =>
  act(async () => {
    FakeEventSource.current.send(payment);
    await Promise.resolve();
  });

function buyInAnotherTab(): void {
  const contact = { ...dataLead, leadId: 'other', email: 'ana@e.com.br' };
  act(() => {
    window.localStorage.setItem('dataForm', JSON.stringify(contact));
    window.localStorage.setItem('dataLead', JSON.stringify(contact));
    window.localStorage.setItem('purchaseToken', JSON.stringify(other));
    window.dispatchEvent(new StorageEvent('storage', { key: 'purchaseToken' }));
  });
}

beforeEach(() => {
  FakeEventSource.install();
  vi.mocked(getTickets).mockResolvedValue([]);
});

test('a tab that only shows a receipt keeps it over a reload, whatever another buys', async () => {
  const { unmount } = show();
  await send(paid);
  buyInAnotherTab();
  expect(screen.getByText('m@e.com.br')).toBeVisible();
  unmount();
  show({});
  expect(FakeEventSource.current.url).toContain(paid.token);
  await send(paid);
  // Its own buyer was cleared at the end of the flow, and the other buyer is not named instead.
  expect(screen.getByText('A compra está registrada com o seu e-mail.')).toBeVisible();
});

test('a tab that has shown no receipt yet shows the last one of the browser', async () => {
  show();
  buyInAnotherTab();
  await send({ ...paid, token: other });
  expect(window.localStorage.getItem('purchaseToken')).toContain(other);
  expect(readStored('purchaseToken')).toBe(other);
});

test('a receipt of another product is not kept', async () => {
  show();
  await send({ ...paid, productCode: 'another' });
  buyInAnotherTab();
  expect(readStored('purchaseToken')).toBe(other);
});
