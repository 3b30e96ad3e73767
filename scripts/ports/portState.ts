import { createServer } from 'node:net';

export type PortState = 'free' | 'taken' | 'forbidden';

/** Whether a process of ours could listen on the port of that address now. */
export function portState(port: number, host: string): Promise<PortState> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('taken');
      else if (error.code === 'EACCES') resolve('forbidden');
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')));
  });
}
