import { createServer } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { choosePort } from '@/testing/choosePort';
import { readRun } from './run';
import { container } from './serveContainer';
import { startWatchedWeb } from './startWatchedWeb';

/**
 * A web whose service returns a tag container for every product.
 * @param variables of web, such as where it reports to
 */
export async function startTaggedWeb(
  variables: Readonly<Record<string, string>> = {},
): Promise<{ url: string; stop: () => Promise<void> }> {
  const { commerceUrl } = readRun(process.env);
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, method = 'GET', url = '/' } = request;
      const kept = Object.entries(headers).filter(
        ([name, value]) => typeof value === 'string' && name !== 'host' && name !== 'connection',
      );
      fetch(`${commerceUrl}${url}`, {
        method,
        headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
        .then(async (answer) => {
          const type = answer.headers.get('content-type') ?? 'application/json';
          response.writeHead(answer.status, { 'content-type': type });
          if (answer.body && type.startsWith('text/event-stream'))
            return pipeline(answer.body, response);
          const body = await answer.text();
          response.end(body.replace('"gtm":null', `"gtm":"${container}"`));
        })
        .catch(() => response.destroy());
    });
  });
  const port = await choosePort();
  await new Promise<void>((resolve) => service.listen(port, '127.0.0.1', resolve));
  const web = await startWatchedWeb({ ...variables, API_URL: `http://127.0.0.1:${port}` });
  return {
    url: web.url,
    async stop() {
      await web.stop();
      service.closeAllConnections();
      await new Promise((resolve) => service.close(resolve));
    },
  };
}
