import { act, fireEvent, screen } from '@testing-library/react';

/** A failed payment is logged: for tests that are not about the log. */
export function muteFailureLog(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** Submits a payment that nobody answers, and lets the time pass from then on by hand. */
export async function submitAndWait(milliseconds: number): Promise<void> {
  vi.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Confirmar pagamento' }));
  // Each `act` renders at its end: first the page while paying, then the effect of the timers.
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

/** Asks for the outcome of that payment, by default one that is answered now. */
export async function askForOutcome(milliseconds = 1_000): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await act(() => vi.dynamicImportSettled());
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}
