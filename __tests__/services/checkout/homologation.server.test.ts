import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setHomologationCookie } from '@/services/checkout/homologation.server';
import { readRawQuery } from '@/services/http/rawQuery';

function keep(url: string, headers: Record<string, string> = {}, cookies = {}) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  const req = Object.assign(request, { url, cookies });
  const res = new ServerResponse(req);
  return {
    isOn: setHomologationCookie({ req, res }, readRawQuery(req)),
    cookie: res.getHeader('set-cookie'),
  };
}

it('sets the cookie for a working day where the link asks for it', () => {
  expect(keep('/lead?product=ms&homologation-on')).toEqual({
    isOn: true,
    cookie: ['homologation-on=true; Max-Age=28800; Path=/; SameSite=Lax'],
  });
});

it.each(['https', 'https, http'])('keeps it to HTTPS behind a proxy that says %j', (protocol) => {
  const { cookie } = keep('/?homologation-on', { 'x-forwarded-proto': protocol });
  expect(cookie).toEqual([expect.stringMatching(/; Secure(;|$)/)]);
});

it('sets nothing on a link that does not ask, whatever the cookie says', () => {
  expect(keep('/lead?product=ms')).toEqual({ isOn: false, cookie: undefined });
  expect(keep('/lead', {}, { 'homologation-on': 'true' })).toEqual({
    isOn: true,
    cookie: undefined,
  });
});

it.each(['0', 'false'])('a link with the value %s switches it off', (value) => {
  const link = `/lead?homologation-on=${value}`;
  const off = keep(link, {}, { 'homologation-on': 'true' });
  expect(off).toEqual({
    isOn: false,
    cookie: [expect.stringMatching(/^homologation-on=; Max-Age=-1; Path=\/$/)],
  });
  expect(keep(link)).toEqual({ isOn: false, cookie: undefined });
});
