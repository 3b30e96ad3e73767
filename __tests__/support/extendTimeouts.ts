/**
 * Multiplies timeouts by twelve: a thread that renders a contract gets a minute instead of five
 * seconds, which a busy machine may need to start one. `vi.restoreAllMocks` undoes it.
 */
export function extendTimeouts(): void {
  const timeOut = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => timeOut(12 * milliseconds));
}
