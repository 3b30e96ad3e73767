import { screen } from '@testing-library/react';
import type { BrandId } from '@/brands/registry';
import type { PaymentView } from '@/contract/payment';
import type { Ticket } from '@/contract/ticket';
import { getTickets } from '@/services/api/ticket';
import { getControls } from '../../../support/getControls';
import { dataLead, sendPayment } from '../../../support/waitingPage';
import { paid, prepareSuccess, showSuccess } from './showSuccess';

vi.mock('@/services/api/ticket');

const event: Ticket = {
  id: 'imersao',
  planId: paid.planId,
  name: 'Imersão',
  venue: 'Online',
  startsAt: '2026-11-28T12:00:00Z',
  endsAt: '2026-11-28T20:00:00Z',
};

async function show(brand: BrandId, payment: PaymentView, email = 'm@gmail.com') {
  const stored = { dataLead: { ...dataLead, email }, purchaseToken: paid.token };
  const page = showSuccess({ brand, stored });
  await sendPayment(payment);
  await screen.findByText('O que acontece agora');
  return page;
}

const inbox = 'Abrir meu e-mail (abre em nova aba)';
const resend = 'Não recebeu o acesso? Enviar de novo';
const mailed = { ...paid, mailsAccess: true };

beforeEach(prepareSuccess);

test.each([
  ['the access', 'ms', mailed, ['Acessar agora', resend]],
  ['the inbox, where the access is in it', 'medcof', mailed, [inbox, resend]],
  ['nothing, where no mail was sent yet', 'medcof', paid, []],
] as const)('the receipt leads on to %s', async (_, brand, payment, controls) => {
  await show(brand, payment);
  expect(getControls()).toEqual(controls);
});

test('a receipt with a button to the access says that it is mailed, too', async () => {
  await show('ms', mailed);
  expect(screen.getByText(/^O acesso também chega por e-/)).toBeVisible();
});

test('a receipt that is loaded again, without its buyer, still leads on to the inbox', async () => {
  const { unmount } = await show('medcof', mailed);
  unmount();
  showSuccess({ brand: 'medcof', stored: {} });
  await sendPayment(mailed);
  expect(getControls()).toEqual([inbox, resend]);
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('m@gmail.com');
});

test('a receipt of which no mail was sent stores nothing about the inbox', async () => {
  await show('medcof', paid);
  expect(window.sessionStorage.getItem('inbox')).toBeNull();
});

test('an inbox that is not known is not led to', async () => {
  await show('medcof', mailed, 'm@e.com.br');
  expect(getControls()).toEqual([resend]);
});

test.each([
  ['one event beside its date', [event], 1],
  ['several dates of one event above them', [event, { ...event, id: 'second' }], 0],
])('names %s', async (_, tickets, named) => {
  vi.mocked(getTickets).mockResolvedValue(tickets);
  await show('medcof', paid);
  expect(await screen.findByText('Imersão')).toBeVisible();
  const dates = screen.getAllByRole('listitem');
  expect(dates.filter(({ textContent }) => textContent.includes('Imersão'))).toHaveLength(named);
});

test('the receipt of an event leads on to the calendar of the buyer, then to the inbox', async () => {
  vi.mocked(getTickets).mockResolvedValue([event]);
  await show('medcof', mailed);
  expect(getControls()).toEqual(['Adicionar as datas à agenda', inbox, resend]);
  const save = screen.getByRole('link', { name: 'Adicionar as datas à agenda' });
  const query = new URLSearchParams({ business: 'medcof', planId: event.planId });
  expect(save).toHaveAttribute('href', `/api/calendar/medcof-revalida?${query}`);
  expect(save).not.toHaveAttribute('download');
});

test('a receipt does not wait for events that are not answered', async () => {
  vi.mocked(getTickets).mockRejectedValue(new Error('offline'));
  await show('medcof', mailed);
  expect(getControls()).toEqual([inbox, resend]);
});
