import { assertPortIsFree } from './assertPortIsFree';
import { buildSandbox } from './buildSandbox';
import { readEnvironment } from './environment';
import { startUpSentence } from './startUpSentence';

/** Starts the sandbox from the environment and stops it in order on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const { port, host, ...options } = readEnvironment(process.env);
  await assertPortIsFree(port, host);
  const app = await buildSandbox(options);
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
  process.stdout.write(`Payment sandbox listening on http://${host}:${port}\n`);

  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    app.close().catch(fail);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function fail(error: unknown): void {
  process.stderr.write(`${startUpSentence(error)}\n`);
  process.exitCode = 1;
}

main().catch(fail);
