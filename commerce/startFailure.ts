export type CommerceProcess = 'commerce' | 'worker';

export const processNames: Record<CommerceProcess, string> = {
  commerce: 'Commerce',
  worker: 'Worker',
};

const portVariables: Record<CommerceProcess, string> = {
  commerce: 'COMMERCE_PORT',
  worker: 'WORKER_PORT',
};

export function startFailure(error: unknown, service: CommerceProcess): string {
  const failure = `${processNames[service]} cannot start`;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `${failure}: port ${port} is in use; stop what uses it or set ${portVariables[service]}.`;
  }
  return `${failure}: ${error instanceof Error ? error.message : String(error)}`;
}
