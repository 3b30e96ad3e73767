import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';

export interface StartedServer {
  url: string;
  stop: () => Promise<void>;
}

export async function startServer(answer: RequestListener): Promise<StartedServer> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
