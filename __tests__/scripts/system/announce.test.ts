import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { readEnvironment } from '@/config/start.server';
import { announce } from '@/scripts/system/prepare';
import { choosePort } from '@/testing/choosePort';

let service: Server;

afterEach(() => {
  service.closeAllConnections();
  service.close();
});

it('a start that is stopped does not wait for a silent service', async () => {
  const port = await choosePort();
  service = createServer(() => undefined).listen(port, '127.0.0.1');
  await once(service, 'listening');
  const environment = readEnvironment({ API_URL: `http://127.0.0.1:${port}` });
  const controller = new AbortController();
  const lines: string[] = [];
  const announcing = announce(environment, (line) => lines.push(line), controller.signal);
  const ended = expect(announcing).rejects.toMatchObject({ name: 'AbortError' });
  await once(service, 'request');
  controller.abort();
  await ended;
  expect(lines).toEqual([]);
});
