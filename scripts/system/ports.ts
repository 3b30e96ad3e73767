import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { StartProblem } from '../StartProblem';

export interface NeededPort {
  variable: string;
  port: number;
  host: string;
}

const POLL_MS = 200;

export function findListenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(error.code);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () =>
      server.close(() => {
        resolve(undefined);
      }),
    );
  });
}

async function checkPort({ variable, port, host }: NeededPort, deadline: number): Promise<void> {
  for (;;) {
    const error = await findListenError(port, host);
    if (error === undefined) break;
    if (error === 'EACCES')
      throw new StartProblem(
        `Port ${port} may not be used by this account; set ${variable} to a port above 1023.`,
      );
    if (Date.now() >= deadline)
      throw new StartProblem(`Port ${port} is in use; stop what uses it or set ${variable}.`);
    await wait(POLL_MS);
  }
  // Browsers and fetch refuse some ports outright (Fetch standard, "bad port").
  const failure = await fetch(`http://127.0.0.1:${port}`).then(() => '', inspect);
  if (failure.includes('bad port'))
    throw new StartProblem(`Browsers refuse port ${port}; set ${variable} to another.`);
}

/**
 * Checks that every port can be listened on, before anything starts.
 * @param timeoutMs timeout for ports in use: after a supervisor was killed, its last processes may
 *   still be exiting.
 * @throws StartProblem naming the port and its variable.
 */
export async function checkPorts(needed: readonly NeededPort[], timeoutMs: number): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (const port of needed) await checkPort(port, deadline);
}
