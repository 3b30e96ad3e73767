import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from '../faults/Fault';

/**
 * One try at a delivery, with the fault that was asked for, if any.
 * @returns whether the receiver is known to have accepted it
 */
export async function deliverOnce(
  post: () => Promise<boolean>,
  fault: Fault | null,
  closing: AbortSignal,
): Promise<boolean> {
  switch (fault?.fault) {
    case 'error':
    case 'drop-before':
      return false;
    case 'drop-after':
      await post();
      return false;
    case 'duplicate': {
      const outcomes = [await post(), await post()];
      return outcomes.includes(true);
    }
    case 'delay':
      await wait(fault.delayMs ?? 0, undefined, { signal: closing });
      return post();
    case undefined:
      return post();
  }
}
