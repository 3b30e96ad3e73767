import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { addRequestMeta } from 'next/dist/server/request-meta';
import { readRawQuery } from '@/services/http/rawQuery';

function read(host: string, url: string, note?: string): string {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, headers: { host } });
  if (note !== undefined) addRequestMeta(request, 'initURL', note);
  return readRawQuery(request);
}

const query = 'product=ms&a=%20b&c&d=+e&f=a?b';
const server = 'http://0.0.0.0:3000';

it.each(['localhost:3000', 'homolog.instituto-destiny.com.br', 'a.b', 'x?y/z'])(
  'keeps the query byte for byte, whatever the host is called: %s',
  (host) => {
    for (const path of ['/', '/lead', '/payment/upsell']) {
      expect(read(host, `${path}?reprinted=`, `${server}${path}?${query}`)).toBe(query);
      expect(read(host, `${path}?reprinted=`, `${server}${path}`)).toBe('');
    }
  },
);

it('uses the address of the request where Next has stored none', () => {
  expect(read('localhost', `/lead?${query}`)).toBe(query);
  expect(read('localhost', '/lead')).toBe('');
});
