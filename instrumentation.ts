import type { Instrumentation } from 'next';

/**
 * Runs when a server of web starts, before the first request: a variable or a brand that is not
 * right ends the process here, never a purchase later.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startConsoleReceiver } = await import('@/server/monitoring/consoleReceiver.server');
  await startConsoleReceiver();
  const { readWebEnvironment } = await import('./config/web.server');
  const { appEnvironment } = readWebEnvironment(process.env);
  const { exitOnBrandFaults } = await import('@/server/brandFaults.server');
  exitOnBrandFaults(appEnvironment);
  const { startServerReceivers } = await import('@/server/monitoring/serverReceivers.server');
  startServerReceivers();
}

/** A page that could not be made is as bad on the server as in a browser (docs/behaviour.md 8). */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logger } = await import('./services/logger');
  logger.fatal('A page could not be made', { error });
};
