import { runInHomologation } from '@/services/http/apiUrl.server';
import { loadConfig } from '@/server/checkout/loadCheckout.server';
import { type StartedServer, startServer } from '../../support/startServer';

const servers: StartedServer[] = [];

async function startService(title: string) {
  const asked: string[] = [];
  const server = await startServer(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ title, designSystemId: 'ms$dark', checkoutFlow: [] }));
  });
  servers.push(server);
  return { url: server.url, asked };
}

afterAll(async () => {
  delete process.env.API_URL;
  delete process.env.HOMOLOG_API_URL;
  await Promise.all(servers.map(({ stop }) => stop()));
});

const load = async () => (await loadConfig('ms', { business: 'meusucesso' })).title;

test('an answer of one service is never shown as that of the other', async () => {
  const own = await startService('production');
  const homolog = await startService('homologation');
  Object.assign(process.env, { API_URL: own.url, HOMOLOG_API_URL: homolog.url });
  for (let round = 0; round < 2; round += 1) {
    expect(await runInHomologation(false, load)).toBe('production');
    expect(await runInHomologation(true, load)).toBe('homologation');
    expect(await load()).toBe('production');
  }
  // Each answer was cached, separately.
  expect(own.asked).toEqual(['/api/v1/product/ms/config?business=meusucesso']);
  expect(homolog.asked).toEqual(own.asked);
});
