import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { SelectTestLocationTemplate } from '@/components/templates/select-test-location/SelectTestLocationTemplate';
import type { TestLocation } from '@/contract/testLocation';
import { getPayment } from '@/services/api/payment';
import { bookTest, getTestLocations } from '@/services/api/testLocation';
import { buildPayment } from './buildPayment';
import { buildStep } from './builders';
import { type ProvidersOptions, renderWithProviders } from './renderWithProviders';

const flow = {
  id: 'default',
  steps: [
    buildStep({ id: 'lead', templateId: 'lead', defaultNextStepId: 'main-payment' }),
    buildStep({
      id: 'main-payment',
      templateId: 'payment',
      defaultNextStepId: 'select-test-location',
    }),
    buildStep({
      id: 'select-test-location',
      templateId: 'select-test-location',
      defaultNextStepId: 'main-success',
    }),
    buildStep({ id: 'main-success', templateId: 'success' }),
  ],
};
export const dataLead = {
  leadId: 'l1',
  name: 'Maria Silva',
  email: 'm@e.com',
  phone: '+5511987654321',
};
export const token = 'token-of-a-payment-1';
export const saturday = {
  startsAt: '2026-11-28T09:00:00-03:00',
  endsAt: '2026-11-28T10:00:00-03:00',
  seats: 8,
};
export const tuesday = {
  startsAt: '2026-12-01T19:00:00-03:00',
  endsAt: '2026-12-01T20:00:00-03:00',
  seats: 8,
};
export const place = (id: string, name: string): TestLocation => ({
  id,
  name,
  address: `Rua ${name}, 100`,
  region: { id: 'MG', name: 'Minas Gerais' },
  city: { id: 'bh', name: 'Belo Horizonte' },
  timeZone: 'America/Sao_Paulo',
  sessions: [saturday, tuesday],
});

export const bookedTest = {
  token,
  place: 'Savassi',
  address: 'Rua Savassi, 100',
  timeZone: 'America/Sao_Paulo',
  startsAt: saturday.startsAt,
  endsAt: saturday.endsAt,
};

/** Two places with the same two dates, and a buyer who has paid. The calls are mocked by the test. */
export function mockTestLocations() {
  vi.resetAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.mocked(getTestLocations).mockResolvedValue([place('a', 'Savassi'), place('b', 'Buritis')]);
  vi.mocked(getPayment).mockResolvedValue(buildPayment({ token, state: 'paid' }));
  vi.mocked(bookTest).mockResolvedValue({ bookingId: 'booking-1' });
}

export const show = (options: ProvidersOptions = {}) =>
  renderWithProviders(<SelectTestLocationTemplate />, {
    pathname: '/select-test-location',
    rawQuery: 'product=x',
    flow,
    stored: { dataLead, purchaseToken: token },
    ...options,
  });

export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Marcar teste' }));
