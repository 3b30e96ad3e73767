import { once } from 'node:events';
import { createServer } from 'node:net';
import { readMetricsAddress } from '@/config/monitoring.server';
import { readSandboxEnvironment } from '@/config/sandbox.server';
import { endOnUncaught } from '@/domain/monitoring/endOnUncaught.server';
import { serveMetrics } from '@/domain/monitoring/metrics.server';
import { buildSandbox } from './http/buildSandbox';
import { metrics } from './metrics';

async function main(): Promise<void> {
  const { port, host, ...options } = readSandboxEnvironment(process.env);
  await assertPortIsFree(port, host);
  const app = await buildSandbox(options);
  endOnUncaught(app.log);
  const metricsAddress = readMetricsAddress(process.env, 'sandbox');
  try {
    if (metricsAddress) await serveMetrics(metricsAddress, [() => metrics.metrics()]);
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    app.close().catch(fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  app.log.child({}, { level: 'info' }).info(`Payment sandbox listens on http://${host}:${port}`);
}

function fail(error: unknown): void {
  process.stderr.write(`${explainStart(error)}\n`);
  process.exitCode = 1;
}

function explainStart(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'The sandbox port is taken: stop the process that uses it or set SANDBOX_PORT to another one.';
  }
  return error instanceof Error ? error.message : 'The sandbox could not start.';
}

/**
 * Checks the port before the data folder is opened, so that a sandbox that is started twice never
 * touches the files of the one that runs.
 * @throws Error with code EADDRINUSE
 */
async function assertPortIsFree(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

main().catch(fail);
