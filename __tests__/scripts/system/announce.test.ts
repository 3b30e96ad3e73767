import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { readEnvironment } from '@/config/start.server';
import { announce } from '@/scripts/system/prepare';
import { choosePort } from '@/testing/choosePort';

let service: Server | undefined;

afterEach(() => {
  service?.closeAllConnections();
  service?.close();
});

it.each([
  [{}, 'Mails: http://localhost:4100/mail'],
  [{ SANDBOX_PUBLIC_URL: 'http://sandbox.example' }, 'Mails: http://sandbox.example/mail'],
  [{ MAIL_URL: 'smtps://mail.example:465', MAIL_FROM: 'checkout@school.example' }, undefined],
])('with %j a start says where mails are kept, if they are', async (settings, line) => {
  const environment = readEnvironment({ ...settings, COMMERCE_PORT: String(await choosePort()) });
  const lines: string[] = [];
  await announce(environment, (said) => lines.push(said), new AbortController().signal);
  expect(lines.find((said) => said.startsWith('Mails:'))).toBe(line);
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
