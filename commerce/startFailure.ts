/** One sentence for the operator about why the service did not start. */
export function startFailure(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `Commerce cannot start: port ${port} is in use; stop what uses it or set COMMERCE_PORT.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `Commerce cannot start: ${reason}`;
}
