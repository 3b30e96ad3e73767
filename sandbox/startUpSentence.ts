import { hasCode } from './hasCode';

/** What to tell somebody whose sandbox did not start: one sentence, no stack. */
export function startUpSentence(error: unknown): string {
  if (hasCode(error, 'EADDRINUSE')) {
    return 'The sandbox port is taken: stop the process that uses it or set SANDBOX_PORT to another one.';
  }
  return error instanceof Error ? error.message : 'The sandbox could not start.';
}
