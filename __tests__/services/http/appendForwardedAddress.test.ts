import type { IncomingMessage } from 'node:http';
import { appendForwardedAddress } from '@/server/http/forwardedHeaders.server';
import { startServer } from '../../support/startServer';

async function forwarded(claimed: string | undefined): Promise<string | string[] | undefined> {
  let heard: IncomingMessage | undefined;
  const { stop, url } = await startServer((request, response) => {
    appendForwardedAddress(request);
    heard = request;
    response.end();
  });
  await fetch(url, {
    headers: claimed === undefined ? {} : { 'x-forwarded-for': claimed },
  });
  await stop();
  return heard?.headers['x-forwarded-for'];
}

test.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['203.0.113.7', '203.0.113.7, 127.0.0.1'],
  ['1.1.1.1, 2.2.2.2', '1.1.1.1, 2.2.2.2, 127.0.0.1'],
])('an X-Forwarded-For of %j is passed on as %j', async (claimed, passedOn) => {
  expect(await forwarded(claimed)).toBe(passedOn);
});
