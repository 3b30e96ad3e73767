export type CommerceProcess = 'commerce' | 'worker';

/** As an operator reads of them. */
export const processNames: Record<CommerceProcess, string> = {
  commerce: 'Commerce',
  worker: 'Worker',
};

/** What sets the port that it listens on. */
const portVariables: Record<CommerceProcess, string> = {
  commerce: 'COMMERCE_PORT',
  worker: 'WORKER_PORT',
};

/** One sentence for the operator about why a process did not start. */
export function startFailure(error: unknown, service: CommerceProcess): string {
  const failure = `${processNames[service]} cannot start`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `${failure}: port ${port} is in use; stop what uses it or set ${portVariables[service]}.`;
  }
  return `${failure}: ${error instanceof Error ? error.message : String(error)}`;
}
