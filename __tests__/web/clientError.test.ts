import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { parseQuery } from '@/services/checkout/query';
import { answerClientError } from '@/web/clientError';

const server = createServer((request, response) => {
  response.end(request.url);
});
server.on('clientError', answerClientError);

beforeAll(async () => {
  server.listen(0);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
});

async function send(line: string, encoding: BufferEncoding): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port);
  socket.write(Buffer.from(`${line}\r\nHost: a\r\nConnection: close\r\n\r\n`, encoding));
  let answer = '';
  socket.on('data', (data) => {
    answer += String(data);
  });
  await once(socket, 'close');
  return answer;
}

test.each<[string, BufferEncoding, string]>([
  ['José', 'utf8', '/lead?product=ms&name=Jos%C3%A9'],
  ['José', 'latin1', '/lead?product=ms&name=Jos%E9'],
  ['😀', 'utf8', '/lead?product=ms&name=%F0%9F%98%80'],
])(
  'a link with %s in raw bytes of %s redirects to the same link with them escaped',
  async (name, encoding, to) => {
    const answer = await send(`GET /lead?product=ms&name=${name} HTTP/1.1`, encoding);
    expect(answer).toMatch(/^HTTP\/1\.1 307 /);
    expect(answer).toContain(`\r\nLocation: ${to}\r\n`);
    expect(parseQuery(to.slice(6)).name).toBe(name);
  },
);

test.each([
  ['GET //evil.example/é HTTP/1.1'],
  ['GET /\\evil.example/é HTTP/1.1'],
  ['GET http://evil.example/é HTTP/1.1'],
  ['POST /api/v1/lead?é HTTP/1.1'],
  ['GET /lead?é HTTP/9.9'],
  ['GET /lead?a b HTTP/1.1'],
  ['nonsense é'],
])('%s is refused', async (line) => {
  const answer = await send(line, 'utf8');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).not.toContain('Location');
});

test('any other address is left alone', async () => {
  expect(await send('GET /lead?name=Jos%C3%A9 HTTP/1.1', 'utf8')).toMatch(/^HTTP\/1\.1 200 /);
});
