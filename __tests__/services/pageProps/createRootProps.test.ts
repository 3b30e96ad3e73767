import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { createRootProps } from '@/services/pageProps/rootProps.server';

const getProps = createRootProps({ namespaces: ['root', 'builder'] });

function open(url: string, host: string, cookies: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket());
  const req = Object.assign(request, { url, headers: { host }, cookies });
  const context: GetServerSidePropsContext = {
    req,
    res: new ServerResponse(req),
    query: {},
    resolvedUrl: url,
  };
  return getProps(context);
}

afterEach(() => {
  delete process.env['APP_ENV'];
  delete process.env['HOMOLOG_API_URL'];
});

const builder = {
  origin: 'http://checkout.example',
  products: expect.arrayContaining([expect.objectContaining({ key: 'medcof' })]),
};

describe('outside production', () => {
  it.each(['test', 'homolog'])('%s offers the link builder', async (environment) => {
    process.env['APP_ENV'] = environment;
    expect(await open('/', 'checkout.example')).toMatchObject({
      props: { builder, brand: { dsProductId: 'neutral' } },
    });
  });
});

describe('in production', () => {
  beforeEach(() => {
    process.env['APP_ENV'] = 'production';
  });

  it('a brand’s domain leads to its first step, the query as it came', async () => {
    expect(await open('/?a=%20b&c', 'medcof.com.br')).toEqual({
      redirect: { destination: '/lead?a=%20b&c', statusCode: 307 },
    });
  });

  it('so does a link that names a product', async () => {
    expect(await open('/?product=ms', 'checkout.example')).toEqual({
      redirect: { destination: '/lead?product=ms', statusCode: 307 },
    });
  });

  it.each(['checkout.example', 'medcof.com.br.evil.example', ''])(
    'at %j there is nothing to see',
    async (host) => {
      expect(await open('/', host)).toMatchObject({
        props: { builder: null, brand: { dsProductId: 'ms', dsMode: 'dark' } },
      });
    },
  );

  const homologation = [
    ['/?homologation-on', {}],
    ['/', { 'homologation-on': 'true' }],
  ] as const;

  it.each(homologation)('homologation brings the link builder: %s', async (url, cookies) => {
    process.env['HOMOLOG_API_URL'] = 'http://homolog.example';
    expect(await open(url, 'checkout.example', cookies)).toMatchObject({
      props: { builder, isHomologation: true },
    });
  });

  it.each(homologation)(
    'not where it has no service of its own, for its links would sell: %s',
    async (url, cookies) => {
      expect(await open(url, 'checkout.example', cookies)).toMatchObject({
        props: { builder: null, isHomologation: true, brand: { dsProductId: 'ms' } },
      });
    },
  );
});
