import { createIntegrity } from '@/scripts/build/scriptInventory';
import { checkCardPage, checkFiles } from '@/tools/cardPages/checkCardPage';
import { type StartedServer, startServer } from '../../support/startServer';

const url = 'https://pay.example/payment?product=medcof';
const code = 'self.chunk=1';
const file = 'static/chunks/a b.js';
const list = { file: 'static/chunks/0123.json', integrity: createIntegrity('{}') };
const inventory = { scripts: { [file]: createIntegrity(code) }, list, pages: {} };
const policy = (nonce: string) => `script-src 'self' 'nonce-${nonce}'; object-src 'none'`;
const nonce = 'dGhpcyBpcyBhIG5vbmNl';
const expected = {
  inventory,
  inlineScripts: ['early()'],
  headers: { 'content-security-policy': policy('NONCE'), 'x-content-type-options': 'nosniff' },
};

const script = `<script src="/_next/static/chunks/a%20b.js" nonce="${nonce}" integrity="${createIntegrity(code)}" defer></script>`;
const page = `<!DOCTYPE html><html><head>${script}<script nonce="${nonce}">early()</script></head><body><form>card</form><script type="application/json">{"a":"<iframe>"}</script></body></html>`;

const check = (html: string, headers: Record<string, string> = {}) =>
  checkCardPage(
    {
      url,
      html,
      headers: new Headers({
        'content-security-policy': policy(nonce),
        'x-content-type-options': 'nosniff',
        ...headers,
      }),
    },
    expected,
  );

test('a page that matches its build has no difference', () => {
  expect(check(page)).toEqual([]);
});

const add = (markup: string) => page.replace('<form>', `${markup}<form>`);

test.each([
  ['a script of another origin', add('<script src="https://evil.example/x.js"></script>')],
  ['a script that is not of the build', add('<script src="/_next/static/chunks/c.js"></script>')],
  ['a script of the own origin beside it', add('<script src="/brands/x.js"></script>')],
  ['a script without its integrity', page.replace(/ integrity="[^"]+"/, '')],
  ['a script with another integrity', page.replace(/sha256-[^"]+/, createIntegrity('evil'))],
  ['an inline script that was added', add(`<script nonce="${nonce}">steal()</script>`)],
  ['an inline script that was changed', page.replace('early()', 'early();steal()')],
  ['data that is code', page.replace('application/json', 'module')],
  ['a frame', add('<iframe src="https://evil.example"></iframe>')],
  ['a base of addresses', page.replace('<head>', '<head><base href="https://evil.example/">')],
  ['a handler', add('<img src=x OnError=steal()>')],
  ['an address that is code', add('<a href=" javascript:steal()">x</a>')],
  ['a script in a template', add('<template><script>steal()</script></template>')],
  ['a script in a drawing', add('<svg><script>steal()</script></svg>')],
  ['no script at all', '<html><body>Em manutenção</body></html>'],
])('%s is one difference', (_, html) => {
  expect(check(html)).toHaveLength(1);
});

test.each([
  ['a weaker policy', { 'content-security-policy': `${policy(nonce)}; script-src *` }],
  ['a policy without a nonce', { 'content-security-policy': policy('x') }],
  ['another header', { 'x-content-type-options': 'sniff' }],
])('%s is one difference', (_, headers) => {
  expect(check(page, headers)).toHaveLength(1);
});

test('a header that is missing is one difference', () => {
  const headers = new Headers({ 'content-security-policy': policy(nonce) });
  expect(checkCardPage({ url, html: page, headers }, expected)).toEqual([
    'the header x-content-type-options is missing',
  ]);
});

describe('the script files', () => {
  let server: StartedServer;
  let script = code;
  let hashes = '{}';

  beforeAll(async () => {
    server = await startServer(({ url: asked }, response) => {
      const content = asked === '/_next/static/chunks/0123.json' ? hashes : script;
      response.statusCode = asked === '/_next/static/late.js' ? 404 : 200;
      response.end(content);
    });
  });
  afterAll(() => server.stop());

  test('match the build, or each is one difference', async () => {
    expect(await checkFiles(server.url, inventory, fetch)).toEqual([]);
    const late = { 'static/late.js': createIntegrity('late') };
    const more = { ...inventory, scripts: { ...inventory.scripts, ...late } };
    expect(await checkFiles(server.url, more, fetch)).toEqual([
      'the script /_next/static/late.js is answered 404',
    ]);
    script = `${code};steal()`;
    hashes = '{"evil.js":"sha256-x"}';
    expect(await checkFiles(server.url, inventory, fetch)).toEqual([
      `the script /_next/${file} has another content`,
      `the script /_next/${list.file} has another content`,
    ]);
  });
});
