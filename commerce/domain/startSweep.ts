import type { Services } from '../Services';
import { sweepPayments } from './sweepPayments';

/**
 * Sweeps now and every few seconds after, each time until nothing is due.
 * @returns How to stop; resolves when a sweep that runs has ended.
 */
export function startSweep(
  services: Services,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const sweep = async (): Promise<void> => {
    let isBehind = true;
    while (isBehind && !isStopped) {
      isBehind = await sweepPayments(services, onError).catch((error: unknown) => {
        onError(error);
        return false;
      });
    }
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
