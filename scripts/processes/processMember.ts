import type { Member } from './Member';
import type { ProcessSpec } from './ProcessSpec';
import { startProcess } from './startProcess';
import { waitForReady } from './waitForReady';

/** The process as a member of the system: started, ready within the limit (seconds), or stopped. */
export function processMember(
  spec: ProcessSpec,
  limitSeconds: number,
  report: (line: string) => void,
): Member {
  return {
    name: spec.name,
    start: async (stopping) => {
      const running = startProcess(spec, report);
      const stop = () => void running.stop();
      stopping.addEventListener('abort', stop, { once: true });
      try {
        await waitForReady(spec, running, limitSeconds);
        stopping.throwIfAborted();
        return running;
      } catch (thrown) {
        await running.stop();
        stopping.throwIfAborted();
        throw thrown;
      } finally {
        stopping.removeEventListener('abort', stop);
      }
    },
  };
}
