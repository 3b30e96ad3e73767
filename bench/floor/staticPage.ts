import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';

const scripts = /<script\b.*?<\/script>|<link[^>]* as="(?:script|fetch)"[^>]*>/gs;

export async function createStaticPage(url: string): Promise<Server> {
  const html = gzipSync((await (await fetch(url)).text()).replaceAll(scripts, ''));
  const load = async (path: string) => {
    const answer = await fetch(new URL(path, url));
    const type = answer.headers.get('content-type') ?? '';
    return { type, content: Buffer.from(await answer.arrayBuffer()) };
  };
  const files = new Map<string, ReturnType<typeof load>>();
  return createServer(({ url: path = '/' }, response) => {
    if (path === '/') {
      const type = 'text/html; charset=utf-8';
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(html);
      return;
    }
    const file = files.get(path) ?? load(path);
    files.set(path, file);
    file.then(
      ({ content, type }) => response.writeHead(200, { 'content-type': type }).end(content),
      () => response.writeHead(502).end(),
    );
  });
}
