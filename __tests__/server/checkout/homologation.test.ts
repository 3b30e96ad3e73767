import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import {
  isHomologationRequest,
  setHomologationCookie,
} from '@/server/checkout/homologation.server';
import { signSwitch } from '@/server/checkout/signedSwitch.server';
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

it('sets the cookie for eight hours where the link asks for it', () => {
  expect(keep('/lead?product=ms&homologation-on')).toEqual({
    isOn: true,
    cookie: ['homologation-on=true; Max-Age=28800; Path=/; SameSite=Lax'],
  });
});

it.each(['https', 'https, http'])('makes it Secure behind a proxy that reports %j', (protocol) => {
  const { cookie } = keep('/?homologation-on', { 'x-forwarded-proto': protocol });
  expect(cookie).toEqual([expect.stringMatching(/; Secure(;|$)/)]);
});

it('sets no cookie on a link that does not ask for it, whatever the request has', () => {
  expect(keep('/lead?product=ms')).toEqual({ isOn: false, cookie: undefined });
  expect(keep('/lead', {}, { 'homologation-on': 'true' })).toEqual({
    isOn: true,
    cookie: undefined,
  });
});

it.each(['0', 'false'])('a link with the value %s switches homologation off', (value) => {
  const link = `/lead?homologation-on=${value}`;
  const off = keep(link, {}, { 'homologation-on': 'true' });
  expect(off).toEqual({
    isOn: false,
    cookie: [expect.stringMatching(/^homologation-on=; Max-Age=-1; Path=\/$/)],
  });
  expect(keep(link)).toEqual({ isOn: false, cookie: undefined });
});

describe('in production', () => {
  const secret = 'a-secret-that-signs-the-switches';
  const inSeconds = (seconds: number) => Math.floor(Date.now() / 1_000) + seconds;
  const homologation = (seconds: number, key = secret) =>
    signSwitch('homologation', inSeconds(seconds), key);
  beforeEach(() => {
    process.env.APP_ENV = 'production';
    process.env.SWITCH_SECRET = `${secret},the-old-one-that-is-still-accepted`;
  });
  afterEach(() => {
    delete process.env.APP_ENV;
    delete process.env.SWITCH_SECRET;
  });

  it('a signed link sets a cookie of this host alone, which lasts no longer than the link', () => {
    const { cookie, isOn } = keep(`/lead?homologation-on=${homologation(600)}`);
    expect(isOn).toBe(true);
    const [text = ''] = [cookie].flat().map(String);
    expect(text).toMatch(/^__Host-homologation-on=homologation\.\d+\.[\w-]{43}; /);
    expect(text).toMatch(/; Path=\/; Secure; SameSite=Lax$/);
    const age = Number(/Max-Age=(\d+)/.exec(text)?.[1]);
    expect(age).toBeGreaterThan(590);
    expect(age).toBeLessThanOrEqual(600);
  });

  it('the cookie lasts eight hours at most', () => {
    expect(keep(`/?homologation-on=${homologation(100_000)}`).cookie).toEqual([
      expect.stringContaining('Max-Age=28800;'),
    ]);
  });

  it.each([
    ['anybody’s link', '/?homologation-on'],
    ['a value that was once enough', '/?homologation-on=true'],
    ['a link whose time is over', `/?homologation-on=${homologation(-1)}`],
    ['a link of another secret', `/?homologation-on=${homologation(600, 'x'.repeat(32))}`],
    [
      'a link of another switch',
      `/?homologation-on=${signSwitch('builder-ana', inSeconds(9), secret)}`,
    ],
  ])('%s switches nothing on', (_what, url) => {
    expect(keep(url)).toEqual({ isOn: false, cookie: undefined });
  });

  it('the cookie counts while its signature is valid, with the current secret and the previous one', () => {
    const old = homologation(600, 'the-old-one-that-is-still-accepted');
    for (const value of [homologation(600), old])
      expect(isHomologationRequest({ '__Host-homologation-on': value })).toBe(true);
    for (const value of ['true', homologation(-1), homologation(600, 'y'.repeat(32))])
      expect(isHomologationRequest({ '__Host-homologation-on': value })).toBe(false);
    expect(isHomologationRequest({ 'homologation-on': 'true' })).toBe(false);
  });

  it('an unsigned link of the builder leaves homologation on where it is on', () => {
    const cookies = { '__Host-homologation-on': homologation(600) };
    expect(keep('/lead?homologation-on=true', {}, cookies)).toEqual({
      isOn: true,
      cookie: undefined,
    });
  });

  it('a link that switches homologation off needs no signature', () => {
    const cookies = { '__Host-homologation-on': homologation(600) };
    expect(keep('/lead?homologation-on=0', {}, cookies)).toEqual({
      isOn: false,
      cookie: [expect.stringMatching(/^__Host-homologation-on=; Max-Age=-1; Path=\/; Secure$/)],
    });
  });
});
