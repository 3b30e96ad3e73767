import type { RunningProcess } from '@/scripts/processes/supervisor';

/** A process that does nothing until it is stopped. */
export function createIdleProcess(): RunningProcess {
  let exit: (how: string) => void = () => undefined;
  const exited = new Promise<string>((resolve) => {
    exit = resolve;
  });
  const stop = () => {
    exit('exit code 0');
    return Promise.resolve();
  };
  return { exited, stop, kill: () => undefined };
}
