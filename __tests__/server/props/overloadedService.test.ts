import { createCheckoutProps } from '@/server/props/checkoutProps.server';
import { createExpiredLinkProps } from '@/server/props/expiredLinkProps.server';
import { eventually } from '@/testing/eventually';
import { buildProduct, buildSeller, defaultFlow } from '../../support/builders';
import { stringMatching } from '../../support/matchers';
import { createPropsContext } from '../../support/propsContext';
import { type StartedServer, startServer } from '../../support/startServer';

const config = {
  gtm: null,
  title: 'Curso',
  designSystemId: 'medcof$light',
  checkoutFlow: [defaultFlow],
  hasAddressForm: false,
};

const problem = { type: 'urn:problem:service_unavailable', code: 'service_unavailable' };

const getProps = createCheckoutProps({ pathname: '/lead', namespaces: ['lead'] });
const getExpiredProps = createExpiredLinkProps(['link']);

let service: StartedServer;
let isOverloaded: boolean;
let refusals: number;
let passed: number;

beforeAll(async () => {
  service = await startServer(({ url = '' }, response) => {
    if (isOverloaded) {
      refusals += 1;
      response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '2' });
      response.end(JSON.stringify({ ...problem, title: '', status: 503 }));
      return;
    }
    response.setHeader('content-type', 'application/json');
    const other = url.includes('/seller/') ? buildSeller() : buildProduct();
    response.end(JSON.stringify(url.includes('/config') ? config : other));
  });
  process.env.API_URL = service.url;
});
afterAll(async () => {
  delete process.env.API_URL;
  await service.stop();
});
beforeEach(() => {
  isOverloaded = false;
  refusals = 0;
  passed = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + passed);
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const rawQuery = (code: string) => `business=medcof&productCode=${code}&seller=ana`;

async function open(code: string) {
  const context = createPropsContext(`/lead?${rawQuery(code)}`);
  const result = await getProps(context);
  const [cookie = ''] = [context.res.getHeader('set-cookie') ?? ''].flat().map(String);
  const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
  return { result, cookies: name === '' ? {} : { [name]: decodeURIComponent(value) } };
}

async function openExpired(code: string, cookies: Partial<Record<string, string>>) {
  const context = createPropsContext(`/expired-link?${rawQuery(code)}`, { cookies });
  const result = await getExpiredProps(context);
  return { res: context.res, props: 'props' in result ? await result.props : null };
}

const leadsAway = {
  redirect: { destination: stringMatching(/^\/expired-link\?/), statusCode: 307 },
};

test('the page of a known product opens for ten minutes while the service refuses every call', async () => {
  await open('known');
  isOverloaded = true;
  passed = 9 * 60_000;
  expect((await open('known')).result).toMatchObject({ props: { pathname: '/lead' } });
  await eventually(
    () => refusals,
    (count) => count > 0,
  );
  expect((await open('known')).result).toMatchObject({ props: { pathname: '/lead' } });
  passed = 11 * 60_000;
  const late = await eventually(
    () => open('known'),
    ({ result }) => 'redirect' in result,
  );
  expect(late.result).toEqual(leadsAway);
});

test('an unknown product leads to a page that says to try again, and opens the link', async () => {
  isOverloaded = true;
  const { cookies, result } = await open('unknown');
  expect(result).toEqual(leadsAway);
  const { props, res } = await openExpired('unknown', cookies);
  expect(res.statusCode).toBe(503);
  expect(res.getHeader('retry-after')).toBe('2');
  expect(props).toMatchObject({ wayOn: { kind: 'retry', path: `/lead?${rawQuery('unknown')}` } });
  isOverloaded = false;
  expect((await open('unknown')).result).toMatchObject({ props: { pathname: '/lead' } });
});

test('a link that is wrong is no failure of the service', async () => {
  expect((await openExpired('unknown', {})).res.statusCode).toBe(200);
});
