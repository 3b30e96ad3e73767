import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { answerWellKnown } from '@/web/wellKnown';

function ask(url: string, isProduction: boolean, securityContact?: string): string | null {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  const response = new ServerResponse(request);
  const end = vi.spyOn(response, 'end').mockReturnThis();
  const isAnswered = answerWellKnown(request, response, { isProduction, securityContact });
  return isAnswered ? String(end.mock.calls[0]?.[0]) : null;
}

it.each([
  [true, 'User-agent: *\nDisallow: /api/\n'],
  [false, 'User-agent: *\nDisallow: /\n'],
])('crawlers may read pages only in production: %s', (isProduction, text) => {
  expect(ask('/robots.txt', isProduction)).toBe(text);
});

it('names a security contact, valid for half a year', () => {
  const text = ask('/.well-known/security.txt?a', true, 'mailto:security@example.com') ?? '';
  const [, expires = ''] =
    /^Contact: mailto:security@example\.com\nExpires: (\S+T00:00:00Z)\nPreferred-Languages: pt, en, es\n$/.exec(
      text,
    ) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(181);
});

it('leaves unknown addresses to the pages', () => {
  expect(ask('/.well-known/security.txt', true)).toBeNull();
  expect(ask('/lead', true, 'mailto:a@b.example')).toBeNull();
});
