import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { answerBrokenAddress } from '@/services/http/brokenAddress';

function open(url: string) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const response = new ServerResponse(request);
  answerBrokenAddress(request, response);
  return { status: response.statusCode, location: response.getHeader('location') };
}

test.each([
  ['/lead%?product=medcof', '/lead?product=medcof'],
  ['/lead%zz?product=medcof&x=%20', '/lead?product=medcof&x=%20'],
  ['/lead%ff?product=medcof', '/lead?product=medcof'],
  ['/lead%E0%A4%A?product=medcof', '/lead?product=medcof'],
  ['/lead%3Fproduct=medcof%', '/lead?product=medcof%'],
  ['/lead%&product=medcof', '/lead?product=medcof'],
  ['/%?product=medcof', '/?product=medcof'],
  ['/payment/aB9%?seller=ana', '/payment/aB9?seller=ana'],
  ['/payment%/aB9', '/payment/aB9'],
  ['/renew/aB9%zz', '/renew/aB9'],
  ['/payment/upgrade%?id=aB9', '/payment/upgrade?id=aB9'],
])('%s leads to the intended page: %s', (url, location) => {
  expect(open(url)).toEqual({ status: 307, location });
});

test.each([
  ['/renew/%?product=ms&source=a%20b', '/expired-link?product=ms&source=a%20b'],
  ['/recovery/%', '/expired-link'],
  ['/nothing%?product=medcof', '/not-found?product=medcof'],
  ['/%', '/not-found'],
  ['/_next/static/%', '/not-found'],
  ['//evil.example%/lead', '/not-found'],
])('%s leads to a page that says what to do: %s', (url, location) => {
  expect(open(url)).toEqual({ status: 307, location });
});

test('a call gets a problem', () => {
  expect(open('/api/lead%?product=medcof')).toEqual({ status: 400, location: undefined });
});
