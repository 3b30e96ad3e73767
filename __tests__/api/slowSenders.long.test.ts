import { connect } from 'node:net';
import { startTestCommerce, type TestCommerce } from '../support/startTestCommerce';

let commerce: TestCommerce;
let port: number;

/**
 * Even a busy machine cuts a sender off by then; without the limit it would take one to five minutes.
 */
const cutMs = 40_000;

beforeAll(async () => {
  commerce = await startTestCommerce();
  port = Number(new URL(await commerce.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => commerce.stop());

function send(beginning: string): Promise<{ answer: string; tookMs: number }> {
  return new Promise((resolve, reject) => {
    const began = Date.now();
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.write(beginning);
    const timer = setInterval(() => socket.write('x'), 1_000);
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, tookMs: Date.now() - began });
    });
  });
}

test('a sender of one byte a second is cut off after 10 s, in its headers and in its body', async () => {
  const headers = 'POST /api/v1/lead HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n';
  const cut = await Promise.all([
    send(`${headers}x-slow: `),
    send(`${headers}content-length: 1000\r\n\r\n{`),
  ]);
  for (const { answer, tookMs } of cut) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(tookMs).toBeLessThan(cutMs);
  }
}, 120_000);

test('a sender of one byte a second does not delay a stopping service', async () => {
  const other = await startTestCommerce();
  const address = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }));
  const sender = connect(Number(address.port), '127.0.0.1');
  sender.on('error', () => undefined);
  sender.write(
    'POST /api/v1/lead HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
  );
  const timer = setInterval(() => sender.write('x'), 1_000);
  sender.on('close', () => {
    clearInterval(timer);
  });
  // The service has accepted the sender, too.
  expect((await fetch(new URL('/healthcheck', address))).status).toBe(200);
  const began = Date.now();
  await other.stop();
  expect(Date.now() - began).toBeLessThan(cutMs);
  sender.destroy();
}, 120_000);
