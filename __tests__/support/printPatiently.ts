/**
 * Gives a thread that draws a minute, where it has five seconds: to start one may take a busy machine
 * that long. For tests of what it draws, which `vi.restoreAllMocks` ends.
 */
export function printPatiently(): void {
  const timeOut = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeOut(12 * milliseconds));
}
