import { StartProblem } from '../StartProblem';
import type { ProcessSpec } from './ProcessSpec';
import { startProcess } from './startProcess';

/**
 * Runs a process that ends by itself.
 * @throws StartProblem when it does not end well; the signal's reason when it was stopped.
 */
export async function runToEnd(
  spec: Omit<ProcessSpec, 'readyUrl'>,
  stopping: AbortSignal,
  report: (line: string) => void,
): Promise<void> {
  stopping.throwIfAborted();
  const running = startProcess(spec, report);
  const stop = () => void running.stop();
  stopping.addEventListener('abort', stop, { once: true });
  const how = await running.exited;
  stopping.removeEventListener('abort', stop);
  stopping.throwIfAborted();
  if (how !== 'exit code 0')
    throw new StartProblem(`${spec.name} failed (${how}); its lines above say why.`);
}
