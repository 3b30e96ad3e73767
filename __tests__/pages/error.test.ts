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
  'a call whose address cannot be decoded is a problem: %s',
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
])('a page whose address cannot be decoded is an expired link: %s', async (path, location) => {
  status = 400;
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([307, location]);
});

test('a page whose escape alone is broken is opened', async () => {
  status = 400;
  const answer = await ask('/lead%?product=ms&x');
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/lead?product=ms&x']);
});

test.each([
  ['/%ff', '/not-found'],
  ['/lead/%ff?product=ms&x', '/not-found?product=ms&x'],
])('an address that cannot be decoded, of no page, is none: %s', async (path, location) => {
  status = 400;
  const answer = await ask(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([307, location]);
});

test('what else there is no page for is drawn', async () => {
  status = 405;
  const answer = await ask('/lead');
  expect([answer.status, await answer.text()]).toEqual([405, 'drawn']);
});

test.each([
  ['/lead?product=ms', '<meta http-equiv="refresh" content="0;url=/generic-error"/>'],
  ['/generic-error?product=ms', ''],
])('what could not be drawn at %s leads to the page that says so, once', (asPath, html) => {
  const props = ErrorPage.getInitialProps({ ...context, asPath });
  expect(renderToStaticMarkup(createElement(ErrorPage, props))).toBe(html);
});
