import type { RunningProcess } from './RunningProcess';

/** A lasting part of the system, which the supervisor starts, watches and stops. */
export interface Member {
  name: string;
  /**
   * Resolves when it is ready. When it fails, or the signal aborts it, nothing is left running.
   * @throws StartProblem
   */
  start(stopping: AbortSignal): Promise<RunningProcess>;
}
