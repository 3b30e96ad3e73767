import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { NextPageContext } from 'next';
import ErrorPage from '@/pages/_error';
import { type StartedServer, startServer } from '../support/startServer';

const context: NextPageContext = { pathname: '/_error', query: {}, AppTree: () => null };
let web: StartedServer;
let status: number;

beforeAll(async () => {
  web = await startServer((request, response) => {
    response.statusCode = status;
    ErrorPage.getInitialProps({ ...context, req: request, res: response });
    if (!response.writableEnded) response.end('drawn');
  });
});
afterAll(() => web.stop());

const ask = (path: string) =>
  fetch(`${web.url}${path}`, { redirect: 'manual', headers: { connection: 'close' } });

test.each(['/api/%ff', '/api/v1/payment/%E0%A4%A?a=1'])(
  'a call whose address cannot be decoded gets a problem: %s',
  async (path) => {
    status = 400;
    const answer = await ask(path);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({
      status: 400,
      code: 'invalid_request',
      detail: 'The address holds a broken percent escape',
    });
  },
);

test.each([
  ['/renew/%', '/expired-link'],
  ['/trial/%?product=ms&name=A%20b+&x&y=%ff', '/expired-link?product=ms&name=A%20b+&x&y=%ff'],
])(
  'a page whose address cannot be decoded leads to the expired link: %s',
  async (path, location) => {
    status = 400;
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([307, location]);
  },
);

test('a page opens even if its path ends in a broken escape', async () => {
  status = 400;
  const answer = await ask('/lead%?product=ms&x');
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/lead?product=ms&x']);
});

test.each([
  ['/%ff', '/not-found'],
  ['/lead/%ff?product=ms&x', '/not-found?product=ms&x'],
])('an address of no page that cannot be decoded is not found: %s', async (path, location) => {
  status = 400;
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([307, location]);
});

test('any other failure is rendered as a page', async () => {
  status = 405;
  const answer = await ask('/lead');
  expect([answer.status, await answer.text()]).toEqual([405, 'drawn']);
});

test.each([
  ['/lead', '<meta http-equiv="refresh" content="0;url=/generic-error"/>'],
  [
    '/renew/1?product=ms&x=%20?y#end',
    '<meta http-equiv="refresh" content="0;url=/generic-error?product=ms&amp;x=%20?y"/>',
  ],
  ['/generic-error?product=ms', ''],
])(
  'a page that could not be rendered at %s leads to /generic-error with its query, but not in a loop',
  (asPath, html) => {
    const props = ErrorPage.getInitialProps({ ...context, asPath });
    expect(renderToStaticMarkup(createElement(ErrorPage, props))).toBe(html);
  },
);
