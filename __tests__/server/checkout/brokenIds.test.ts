import type { RequestListener } from 'node:http';
import { createPaymentLinkProps } from '@/server/props/paymentLinkProps.server';
import { buildCustomOffer, buildSubscription } from '../../support/paymentLinks';
import { createPropsContext } from '../../support/propsContext';
import { type StartedServer, startServer } from '../../support/startServer';

const known = ['aB3dE6gH9jK2mN5p', '3Dd4E6gH9jK2mN5p'];
const paid = 'paidE6gH9jK2mN5p';

const answerCall: RequestListener = (request, response) => {
  const { url = '' } = request;
  const id = decodeURIComponent(url.split('/').at(-1) ?? '');
  if (!known.includes(id)) {
    response.writeHead(id === paid ? 409 : 404, { 'content-type': 'application/problem+json' });
    const code = id === paid ? 'already_paid' : 'not_found';
    response.end(JSON.stringify({ type: 'x', title: 'x', status: response.statusCode, code }));
    return;
  }
  response.setHeader('content-type', 'application/json');
  const build = url.includes('offer') ? buildCustomOffer : buildSubscription;
  response.end(JSON.stringify(build({ id })));
};

let service: StartedServer;

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  service = await startServer(answerCall);
  process.env.API_URL = service.url;
});
afterAll(async () => {
  delete process.env.API_URL;
  await service.stop();
});

const getProps = {
  '/renew': createPaymentLinkProps({ template: 'renew', namespaces: [] }),
  '/payment/upgrade': createPaymentLinkProps({ template: 'upgrade-payment', namespaces: [] }),
  '/custom-offer': createPaymentLinkProps({ template: 'custom-offer', namespaces: [] }),
};

async function open(page: keyof typeof getProps, rest: string): Promise<string | null> {
  const url = page + rest;
  const inRoute = page === '/renew' ? decodeURIComponent(rest.slice(1).split('?')[0] ?? '') : null;
  const params = inRoute === null ? {} : { params: { id: inRoute } };
  const result = await getProps[page](createPropsContext(url, params));
  return 'redirect' in result ? result.redirect.destination : null;
}

test.each([
  ['/custom-offer', '?id=3DaB3dE6gH9jK2mN5p', '?id=aB3dE6gH9jK2mN5p'],
  ['/custom-offer', '?a=b&offer=3DaB3dE6gH9jK2mN5p', '?a=b&offer=aB3dE6gH9jK2mN5p'],
  ['/custom-offer', '?id=aB3dE6gH=%0D%0A9jK2mN5p', '?id=aB3dE6gH9jK2mN5p'],
  ['/custom-offer', '?id=aB3dE6gH9jK2mN5p%0AObrigada', '?id=aB3dE6gH9jK2mN5p'],
  ['/custom-offer', '?id=3DpaidE6gH9jK2mN5p', '?id=paidE6gH9jK2mN5p'],
  [
    '/payment/upgrade',
    '?productCode=ms&id=3DaB3dE6gH9jK2mN5p',
    '?productCode=ms&id=aB3dE6gH9jK2mN5p',
  ],
  ['/payment/upgrade', '?id=aB3dE6gH=%0A9jK2mN5p', '?id=aB3dE6gH9jK2mN5p'],
  ['/renew', '/aB3dE6gH%0A9jK2mN5p?seller=ana', '/aB3dE6gH9jK2mN5p?seller=ana'],
  ['/renew', '/aB3dE6gH=%0A9jK2mN5p', '/aB3dE6gH9jK2mN5p'],
  ['/renew', '/aB3dE6gH=%0D%0A9jK2mN5p', '/aB3dE6gH9jK2mN5p'],
  ['/renew', '/aB3dE6gH9jK2mN5p%0AObrigada', '/aB3dE6gH9jK2mN5p'],
] as const)('%s%s means %s', async (page, written, meant) => {
  expect(await open(page, written)).toBe(page + meant);
});

test('an id that begins with 3D, like a quoted equals sign, is that id', async () => {
  expect(await open('/renew', '/3Dd4E6gH9jK2mN5p')).not.toMatch(/^\/renew/);
});

test.each(['?id=3Dunknown', '?id=aB3d=%0Aunknown'])(
  'an id that is unknown in every form is not corrected: %s',
  async (query) => {
    expect(await open('/payment/upgrade', query)).toBeNull();
    expect(await open('/custom-offer', query)).toMatch(/^\/expired-link/);
  },
);
