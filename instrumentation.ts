/**
 * Runs when a server of web starts, before the first request: a variable or a brand that is not
 * right ends the process here, never a purchase later.
 */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { readWebEnvironment } = await import('./domain/environment.server');
  const { appEnvironment } = readWebEnvironment(process.env);
  const { exitOnBrandFaults } = await import('./services/pageProps/brandFaults.server');
  exitOnBrandFaults(appEnvironment);
}
