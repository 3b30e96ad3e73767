import { screen } from '@testing-library/react';
import { SuccessTemplate } from '@/components/templates/success/SuccessTemplate';
import { getTickets } from '@/services/api/ticket';
import { bankSlip, buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';
import { dataLead } from '../../../support/waitingPage';

export const paid = buildPayment({ state: 'paid', method: 'credit-card', installments: 12 });
export const slip = buildPayment({ method: 'bankslip', bankSlip, canSimulate: true });

export const showSuccess = (options: ProvidersOptions = {}) =>
  renderWithProviders(<SuccessTemplate />, {
    pathname: '/success',
    stored: { dataLead, purchaseToken: paid.token },
    ...options,
  });

export const title = () => screen.getByRole('heading', { level: 1 });

/** For a file that mocks the tickets. */
export function prepareSuccess(): void {
  FakeEventSource.install();
  vi.mocked(getTickets).mockResolvedValue([]);
}
