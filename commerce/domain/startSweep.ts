import type { Services } from '../Services';
import { sweepPayments } from './sweepPayments';

/**
 * Sweeps now and every few seconds after.
 * @returns How to stop; resolves when a sweep that runs has ended.
 */
export function startSweep(
  services: Services,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const sweep = async (): Promise<void> => {
    await sweepPayments(services, onError).catch(onError);
    if (isStopped) return;
    timer = setTimeout(() => {
      running = sweep();
    }, services.timing.sweepEvery);
  };
  let running = sweep();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
