/**
 * Gives a drawing thread a minute instead of five seconds: a busy machine may take that long to
 * start one. `vi.restoreAllMocks` ends it.
 */
export function printPatiently(): void {
  const timeOut = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeOut(12 * milliseconds));
}
