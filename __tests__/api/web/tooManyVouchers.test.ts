import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadProduct } from '@/server/checkout/loadCheckout.server';
import { runForBuyer } from '@/services/http/buyerAddress.server';

const problem = {
  type: 'urn:problem:rate_limited',
  title: 'Too many',
  status: 429,
  code: 'rate_limited',
};
const product = { code: 'ms', business: 'meusucesso', name: 'ms', plans: [], voucher: null };

async function startService() {
  const asked: (string | string[] | undefined)[] = [];
  const server = createServer(({ headers, url = '' }, response) => {
    const isTry = url.includes('voucher=');
    if (isTry) asked.push(headers['x-forwarded-for']);
    response.writeHead(isTry ? 429 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isTry ? problem : product));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, asked, port: (server.address() as AddressInfo).port };
}

async function receive(work: (received: IncomingMessage) => Promise<unknown>): Promise<void> {
  const web = createServer().listen(0, '127.0.0.1');
  await once(web, 'listening');
  const sent = request({
    port: (web.address() as AddressInfo).port,
    host: '127.0.0.1',
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
  sent.on('error', () => undefined).end();
  const [received, response] = (await once(web, 'request')) as [IncomingMessage, ServerResponse];
  await work(received);
  response.end();
  web.closeAllConnections();
  web.close();
}

test('a link with one voucher too many leads to the product, and says so', async () => {
  const { asked, port, server } = await startService();
  process.env.API_URL = `http://127.0.0.1:${port}`;
  const query = { business: 'meusucesso' };
  await receive(async (received) => {
    const load = () => loadProduct('ms', { ...query, voucher: 'GUESS' });
    const answer = await runForBuyer(received, load);
    expect(answer).toMatchObject({ code: 'ms', voucher: null, voucherRefusal: 'too_many' });
  });
  // The service counts by the buyer's address, not by web's.
  expect(asked).toEqual(['203.0.113.7, 127.0.0.1']);
  expect(await loadProduct('ms', query)).not.toHaveProperty('voucherRefusal');
  delete process.env.API_URL;
  server.closeAllConnections();
  server.close();
});
