import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Asks for a port and gives it back. Done before the data folder is opened, so that a sandbox that
 * is started twice never touches the files of the one that runs.
 * @throws Error with code EADDRINUSE
 */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
