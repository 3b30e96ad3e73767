import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PixTemplate } from '@/components/templates/pix/PixTemplate';
import { getPayment } from '@/services/api/payment';
import { buildPayment } from '../../../support/buildPayment';
import { FakeEventSource } from '../../../support/FakeEventSource';
import { renderWithProviders, type ProvidersOptions } from '../../../support/renderWithProviders';
import { buildDataPix, dataLead } from '../../../support/waitingPage';

export const now = Date.parse('2026-11-20T12:00:00.000Z');
export const code = '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000';
const expiresAt = '2026-11-20T12:30:00.000Z';
export const productCode = 'medcof-revalida';
export const waiting = buildPayment({ productCode, pix: { code, expiresAt } });
export const { token } = waiting;
export const dataPix = buildDataPix(waiting);

export const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

export function showPix(options: ProvidersOptions = {}) {
  return renderWithProviders(<PixTemplate />, {
    pathname: '/pix',
    stored: { dataLead, dataPix, purchaseToken: token },
    ...options,
  });
}

export async function findQrCode(): Promise<void> {
  await act(() => vi.dynamicImportSettled());
  await screen.findByRole('img', { name: 'QR Code Pix' });
}

export async function showCode(options: ProvidersOptions = {}) {
  const shown = showPix(options);
  await findQrCode();
  return shown;
}

export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

export async function passMinutes(minutes: number): Promise<void> {
  vi.setSystemTime(Date.now() + minutes * 60_000 - 6_000);
  await pass(6_000);
}

export function preparePix(): void {
  vi.resetAllMocks();
  vi.mocked(getPayment).mockResolvedValue(waiting);
  vi.useFakeTimers({ now });
  FakeEventSource.install();
}
