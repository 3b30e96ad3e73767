import type { RequestListener, ServerResponse } from 'node:http';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';
import { buildSeller, defaultFlow } from '../../support/builders';
import { buildInvoice, soldProduct } from '../../support/paymentLinks';
import { type StartedServer, startServer } from '../../support/startServer';

type Call = 'invoice' | 'config' | 'seller';
type Failure = (response: ServerResponse) => void;

/** Each test sells a product of its own, so that nothing is remembered from another. */
let code = '';
let failing: { call: Call; fail: Failure } | null = null;
let asked: string[] = [];

const bodies: Record<Call, () => object> = {
  config: () => ({
    gtm: null,
    title: 'Curso',
    designSystemId: 'medcof$light',
    checkoutFlow: [defaultFlow],
    hasAddressForm: false,
  }),
  invoice: () => buildInvoice({ product: { ...soldProduct, code } }),
  seller: () => buildSeller(),
};

const callOf = (url: string): Call =>
  url.includes('/config') ? 'config' : url.includes('/seller/') ? 'seller' : 'invoice';

const answerCall: RequestListener = (request, response) => {
  const { url = '' } = request;
  asked.push(url);
  const call = callOf(url);
  if (failing?.call === call) {
    failing.fail(response);
    return;
  }
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(bodies[call]()));
};

const getProps = createPaymentLinkProps({ template: 'invoice-payment', namespaces: ['invoice'] });
const getOfferProps = createPaymentLinkProps({ template: 'custom-offer', namespaces: ['payLink'] });

const answerPage: RequestListener = (request, response) => {
  const req = Object.assign(request, { cookies: {} });
  const { pathname } = new URL(request.url ?? '', 'http://web');
  const id = decodeURIComponent(pathname.split('/')[2] ?? '');
  const get = pathname === '/custom-offer' ? getOfferProps : getProps;
  void get({ req, res: response, params: { id }, query: {}, resolvedUrl: '' }).then((result) =>
    response.end(JSON.stringify(result)),
  );
};

let service: StartedServer;
let web: StartedServer;

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
  asked = [];
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function open(product: string, id = 'the-id', query = 'seller=ana&product=ms') {
  code = product;
  const answer = await fetch(`${web.url}/payment/${id}?${query}`);
  const result: unknown = await answer.json();
  return { status: answer.status, result };
}

test('product, brand and way back come from the id, not from the link', async () => {
  const { result, status } = await open('all-well');
  expect(status).toBe(200);
  expect(result).toMatchObject({
    props: {
      pathname: '/payment/{id}',
      rawQuery:
        'seller=ana&productCode=all-well&business=medcof&flowId=invoice&locale=pt-BR&reference=the-id',
      brand: { dsProductId: 'medcof' },
      checkout: { productCode: 'all-well', flow: { id: 'invoice' }, product: { name: 'Curso' } },
      reference: { template: 'invoice-payment', id: 'the-id' },
      sale: { buyer: { email: 't•••@example.com' } },
    },
  });
});

test.each([
  ['locale=es-PE', 'es-PE'],
  // The sale is made in Brazil, so the look of Mozambique does not apply.
  ['locale=pt-MZ', 'pt-BR'],
  ['', 'pt-BR'],
])('the link may choose the language (%s)', async (query, locale) => {
  const { result } = await open(`language-${locale}`, 'the-id', query);
  expect(result).toMatchObject({ props: { locale } });
});

const refusals: Record<string, Failure> = {
  unknown: (response) => response.writeHead(404).end(),
  malformed: (response) => response.writeHead(400).end(),
};

test.each(Object.entries(refusals))('an id that is %s is not found', async (name, fail) => {
  failing = { call: 'invoice', fail };
  const { result, status } = await open(name, '..%2F..', 'business=medcof&productCode=any');
  expect(status).toBe(404);
  expect(result).toMatchObject({
    props: { failure: 'notFound', brand: { dsProductId: 'medcof' } },
  });
  expect(asked).toEqual(['/api/v1/invoice/..%2F..']);
});

test('a paid sale is shown as paid, not as a lost link', async () => {
  failing = {
    call: 'invoice',
    fail: (response) => {
      response.writeHead(409, { 'content-type': 'application/problem+json' });
      response.end(
        JSON.stringify({
          type: 'x',
          title: 'x',
          status: 409,
          code: 'already_paid',
          token: 'secret',
        }),
      );
    },
  };
  const { result, status } = await open('paid', 'the-id', 'source=mail/x&a=%20b');
  expect(status).toBe(200);
  expect(result).toMatchObject({
    props: {
      failure: 'paid',
      rawQuery: 'source=mail/x&a=%20b',
      paidReference: { template: 'invoice-payment', id: 'the-id' },
    },
  });
  expect(JSON.stringify(result)).not.toContain('secret');
  const offer = await fetch(`${web.url}/custom-offer?offer=paid&source=mail/x`);
  expect(offer.status).toBe(200);
  expect(await offer.json()).toMatchObject({ props: { failure: 'paid' } });
});

const absences: Record<string, Failure> = {
  'answers 500': (response) => response.writeHead(500).end('<h1>Error</h1>'),
  'answers with a redirect': (response) => response.writeHead(302, { location: '/x' }).end(),
  'breaks the connection': (response) => response.destroy(),
};

describe('when the call for the invoice', () => {
  test.each(Object.entries(absences))(
    '%s, the page is a 503 and the link stays valid',
    async (name, fail) => {
      failing = { call: 'invoice', fail };
      const { result, status } = await open(`invoice-${name.replaceAll(' ', '-')}`);
      expect(status).toBe(503);
      expect(result).toMatchObject({ props: { failure: 'unavailable' } });
    },
  );
});

describe.each(['config', 'seller'] as const)('when the call for the %s', (call) => {
  test.each(Object.entries(absences))('%s: 307 with the query unchanged', async (name, fail) => {
    failing = { call, fail };
    const { result } = await open(`${call}-${name.replaceAll(' ', '-')}`, 'an-id', 'a=%20b');
    expect(result).toEqual({ redirect: { destination: '/expired-link?a=%20b', statusCode: 307 } });
  });
});

test('a way back without the id in the route leads to the page of the id', async () => {
  // Next adds the placeholder in the route as its id.
  const query = 'flowId=invoice&reference=a%2Fb';
  const { result } = await open('way-back', '%7Bid%7D', `${query}&id=%7Bid%7D`);
  expect(result).toEqual({
    redirect: { destination: `/payment/a%2Fb?${query}`, statusCode: 307 },
  });
  expect(asked).toEqual([]);
});

test.each(['', 'reference=%7Bid%7D'])('a route without any id is not found (%s)', async (query) => {
  failing = { call: 'invoice', fail: (response) => response.writeHead(404).end() };
  expect(await open('no-id', '%7Bid%7D', query)).toMatchObject({ status: 404 });
});

test.each([
  ['/payment', 307],
  ['/_next/data/build/payment', 404],
])('a redirect of %s makes the browser load the address itself: %i', async (path, status) => {
  failing = { call: 'seller', fail: (response) => response.writeHead(404).end() };
  code = 'redirected';
  const answer = await fetch(`${web.url}${path}/the-id.json?source=mail%2Fx`);
  expect(await answer.json()).toMatchObject({ redirect: { statusCode: 307 } });
  // Next answers the document's redirect itself.
  expect(answer.status).toBe(status === 307 ? 200 : status);
});

test('a link with an unknown seller is redirected like any other', async () => {
  failing = { call: 'seller', fail: (response) => response.writeHead(404).end() };
  const { result } = await open('no-seller', 'the-id', 'seller=nobody&a=%20b');
  expect(result).toEqual({
    redirect: { destination: '/expired-link?seller=nobody&a=%20b', statusCode: 307 },
  });
});
