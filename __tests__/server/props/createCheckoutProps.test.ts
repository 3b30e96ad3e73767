import type { RequestListener, ServerResponse } from 'node:http';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';
import { eventually } from '@/testing/eventually';
import { buildProduct, buildSeller, defaultFlow } from '../../support/builders';
import { type StartedServer, startServer } from '../../support/startServer';
import { anything, stringMatching } from '../../support/matchers';

const rawQuery = (code: string) =>
  `business=medcof&productCode=${code}&seller=ana&a=%20b&f&a=2&g=//evil.example`;

type Call = 'config' | 'product' | 'seller';
type Failure = (response: ServerResponse) => void;

const hiddenFlow = {
  id: 'black-friday',
  steps: [
    {
      id: 'lead',
      templateId: 'lead',
      defaultNextStepId: null,
      props: { campaign: 'black-friday', voucher: 'SECRET61' },
    },
  ],
};

const bodies: Record<Call, object> = {
  config: {
    gtm: null,
    title: 'Curso',
    designSystemId: 'medcof$light',
    checkoutFlow: [defaultFlow, hiddenFlow],
    hasAddressForm: false,
  },
  product: buildProduct(),
  seller: buildSeller(),
};

const callOf = (url: string): Call =>
  url.includes('/config') ? 'config' : url.includes('/seller/') ? 'seller' : 'product';

let answering = bodies;

let failing: { call: Call; fail: Failure } | null = null;

const answerCall: RequestListener = (request, response) => {
  const call = callOf(request.url ?? '');
  if (failing?.call === call) {
    failing.fail(response);
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answering[call]));
};

const getProps = createCheckoutProps({ pathname: '/lead', namespaces: ['lead'] });

const answerPage: RequestListener = (request, response) => {
  const req = Object.assign(request, { cookies: {} });
  void getProps({ req, res: response, query: {}, resolvedUrl: request.url ?? '' }).then((result) =>
    response.end(JSON.stringify(result)),
  );
};

let service: StartedServer;
let web: StartedServer;
const info = vi.spyOn(console, 'info');
const error = vi.spyOn(console, 'error');

beforeAll(async () => {
  service = await startServer(answerCall);
  process.env.API_URL = service.url;
  web = await startServer(answerPage);
});
afterAll(async () => {
  delete process.env.API_URL;
  await Promise.all([web.stop(), service.stop()]);
});
beforeEach(() => {
  failing = null;
  answering = bodies;
  for (const log of [info, error]) log.mockImplementation(() => undefined).mockClear();
});

async function open(code: string, more = ''): Promise<unknown> {
  return (await fetch(`${web.url}/lead?${rawQuery(code)}${more}`)).json();
}

const expired = (code: string) => ({
  redirect: { destination: `/expired-link?${rawQuery(code)}`, statusCode: 307 },
});

test('a product without a brand uses its own name, documents and help', async () => {
  const links = {
    terms: 'https://liga.example/termos',
    privacy: 'https://liga.example/privacidade',
    help: 'https://liga.example/ajuda',
  };
  const config = { ...bodies.config, designSystemId: 'nobody$light' };
  answering = { ...bodies, config, product: { ...buildProduct({ name: 'Liga' }), links } };
  expect(await open('own')).toMatchObject({
    props: {
      brand: {
        name: 'Liga',
        logoFile: null,
        faqLink: links.help,
        links: { terms: links.terms, politics: links.privacy },
      },
    },
  });
});

test('unconfirmed facts are listed in homologation only', async () => {
  answering = { ...bodies, config: { ...bodies.config, guesses: ['plans'] } };
  expect(await open('guessed', '&homologation-on=true')).toHaveProperty('props.guesses', ['plans']);
  expect(await open('guessed')).not.toHaveProperty('props.guesses');
});

test.each(['renew', 'INVOICE', 'recovery', 'upgrade', 'custom-offer'])(
  'a purchase with the flow %s and a reference drops the reference',
  async (flowId) => {
    const page = await open(`of-${flowId}`, `&flowId=${flowId}&Reference=abc`);
    expect(page).toMatchObject({ props: { checkout: { flow: { id: 'default' } } } });
    expect(page).toHaveProperty('props.rawQuery', expect.not.stringMatching(/reference/i));
  },
);

test('paidStep is read from the link and not passed on', async () => {
  const page = await open('waiting', '&paidStep=upsell-payment&b=%20c');
  expect(page).toHaveProperty('props.query.paidStep', 'upsell-payment');
  expect(page).toHaveProperty('props.rawQuery', expect.stringMatching(/&b=%20c$/));
  expect(page).toHaveProperty('props.rawQuery', expect.not.stringContaining('paidStep'));
});

test('a link that resolves opens its page', async () => {
  expect(await open('all-well')).toMatchObject({
    props: {
      pathname: '/lead',
      // `f` is empty, which counts as absent.
      rawQuery: 'business=medcof&productCode=all-well&seller=ana&a=%20b&a=2&g=//evil.example',
      // The code that the service answers with.
      checkout: { productCode: 'curso' },
    },
  });
});

test('a page says how long its data took, unless it was read for one buyer or led elsewhere', async () => {
  const readTimes = async (code: string, more = '') =>
    (await fetch(`${web.url}/lead?${rawQuery(code)}${more}`)).headers.get('server-timing');
  expect(await readTimes('timed')).toMatch(/^data;dur=\d+\.\d$/);
  for (const own of ['leadId=1', 'email=ana@example.com', 'accountId=1'])
    expect(await readTimes('timed', `&${own}`), own).toBeNull();
  answering = { ...bodies, product: buildProduct({ plans: [] }) };
  expect(await readTimes('elsewhere')).toBeNull();
});

test('the browser gets only the ids of other flows', async () => {
  const page = await open('other-flows');
  expect(page).toMatchObject({
    props: {
      checkout: {
        flow: { id: 'default' },
        config: {
          checkoutFlow: [{ id: 'default' }, { id: 'black-friday' }],
        },
      },
    },
  });
  expect(JSON.stringify(page)).not.toMatch(/SECRET61|"campaign"/);
  const flows = '"checkoutFlow":[{"id":"default"},{"id":"black-friday"}]';
  expect(JSON.stringify(page)).toContain(flows);
});

const failures: Record<string, Failure> = {
  'answers 404': (response) => response.writeHead(404).end(),
  'answers 500': (response) => response.writeHead(500).end('<h1>Error</h1>'),
  'answers with a redirect': (response) => response.writeHead(302, { location: '/x' }).end(),
  'breaks the connection': (response) => response.destroy(),
};

describe.each(['config', 'product', 'seller'] as const)('when the call for the %s', (call) => {
  test.each(Object.entries(failures))('%s: 307 with the query unchanged', async (name, fail) => {
    failing = { call, fail };
    const code = `${call}-${name.replaceAll(' ', '-')}`;
    expect(await open(code)).toEqual(expired(code));
  });
});

test('a product without plans is a missing product', async () => {
  failing = {
    call: 'product',
    fail: (response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(buildProduct({ plans: [] })));
    },
  };
  expect(await open('no-plans')).toEqual(expired('no-plans'));
});

const open404 = (response: ServerResponse) => response.writeHead(404).end();

test.each([
  ['config', 'product'],
  ['product', 'product'],
  ['seller', 'seller'],
] as const)(
  'an unknown %s is logged as information, with a count for its cause',
  async (call, missing) => {
    failing = { call, fail: open404 };
    await open(`counted-${call}-1`);
    await open(`counted-${call}-2`);
    const logged = await eventually(
      () => Promise.resolve(info.mock.calls),
      ({ length }) => length === 2,
    );
    const [first, second] = logged.map(
      ([, fields]: unknown[]) => JSON.parse(JSON.stringify(fields)) as { count: number },
    );
    expect(first).toMatchObject({
      page: '/lead',
      missing,
      error: stringMatching(/^HttpError: GET .* answered 404$/),
    });
    const count = (first?.count ?? NaN) + 1;
    expect(second).toMatchObject({ ...first, count, error: anything });
    expect(error).not.toHaveBeenCalled();
  },
);

test('a failing service is logged as an error, with method, path and status', async () => {
  failing = { call: 'seller', fail: (response) => response.writeHead(500).end() };
  await open('failing-seller');
  await eventually(
    () => Promise.resolve(error.mock.calls),
    ({ length }) => length === 1,
  );
  expect(error).toHaveBeenCalledWith(
    '[error] A link could not be resolved',
    expect.objectContaining({
      missing: 'seller',
      error: 'HttpError: GET /api/v1/seller/:source answered 500',
    }),
  );
});
