import { Agent, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';

export interface Visited {
  status: number;
  location: string | undefined;
  html: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Requests a page and follows no redirect. Sends the path as it is: `fetch` would normalize it. */
export function visitPage(
  webUrl: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Visited> {
  const { hostname, port } = new URL(webUrl);
  return new Promise((resolve) => {
    const none = () => {
      resolve({ status: 0, location: undefined, html: '' });
    };
    const call = request({ agent, hostname, port, path, headers, timeout: 60_000 }, (response) => {
      const { headers: answered, statusCode: status = 0 } = response;
      readText(response).then((html) => {
        resolve({ status, location: answered.location, html });
      }, none);
    });
    call.on('timeout', () => call.destroy());
    call.on('error', none);
    call.end();
  });
}
