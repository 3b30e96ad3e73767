import { signSwitch } from '@/server/checkout/signedSwitch.server';
import { createRootProps } from '@/server/props/rootProps.server';
import { createPropsContext } from '../../support/propsContext';
import { arrayContaining } from '../../support/matchers';

const getProps = createRootProps({ namespaces: ['root', 'builder'] });

const open = (url: string, host: string, cookies: Record<string, string> = {}) =>
  getProps(createPropsContext(url, { cookies, host }));

afterEach(() => {
  delete process.env.APP_ENV;
  for (const name of ['HOMOLOG_API_URL', 'LINK_BUILDER_SELLERS', 'SWITCH_SECRET', 'WEB_URL'])
    Reflect.deleteProperty(process.env, name);
});

const builder = {
  origin: 'http://checkout.example',
  products: arrayContaining([expect.objectContaining({ key: 'medcof' })]),
};

describe('outside production', () => {
  it.each(['test', 'homolog'])('%s offers the link builder', async (environment) => {
    process.env.APP_ENV = environment;
    expect(await open('/', 'checkout.example')).toMatchObject({
      props: { builder, brand: { dsProductId: 'neutral' } },
    });
  });

  it('makes links on WEB_URL where it is set, and on the host of the request where it is not', async () => {
    const opened = () => open('/', 'web-1.internal:3000');
    expect(await opened()).toMatchObject({
      props: { builder: { origin: 'http://web-1.internal:3000' } },
    });
    process.env.WEB_URL = 'https://pay.example.com/';
    expect(await opened()).toMatchObject({
      props: { builder: { origin: 'https://pay.example.com' } },
    });
  });
});

describe('in production', () => {
  beforeEach(() => {
    process.env.APP_ENV = 'production';
  });

  it('a brand’s domain leads to its first step, with the query unchanged', async () => {
    expect(await open('/?a=%20b&c', 'medcof.com.br')).toEqual({
      redirect: { destination: '/lead?a=%20b&c', statusCode: 307 },
    });
  });

  it('a link that names a product leads to its first step, too', async () => {
    expect(await open('/?product=ms', 'checkout.example')).toEqual({
      redirect: { destination: '/lead?product=ms', statusCode: 307 },
    });
  });

  it.each(['checkout.example', 'medcof.com.br.evil.example', ''])(
    '%j shows no link builder',
    async (host) => {
      expect(await open('/', host)).toMatchObject({
        props: { builder: null, brand: { dsProductId: 'ms', dsMode: 'dark' } },
      });
    },
  );

  const secret = 'a secret that signs switches'.replaceAll(' ', '-').padEnd(32, '-');
  const inAnHour = Math.floor(Date.now() / 1_000) + 3_600;
  const ofAna = signSwitch('builder-ana', inAnHour, secret);

  it.each([
    ['/?homologation-on', {}],
    ['/?homologation-on=true', { 'homologation-on': 'true' }],
    [`/?link-builder=${ofAna}`, {}],
  ])('without a secret no link and no cookie switches anything on: %s', async (url, cookies) => {
    process.env.HOMOLOG_API_URL = 'https://homolog.example';
    process.env.LINK_BUILDER_SELLERS = 'ana';
    expect(await open(url, 'checkout.example', cookies)).toMatchObject({
      props: { builder: null, isHomologation: false },
    });
  });

  describe('with a secret', () => {
    beforeEach(() => {
      process.env.SWITCH_SECRET = secret;
      process.env.LINK_BUILDER_SELLERS = 'ana';
    });

    it('a seller on the list gets the link builder by link and by cookie', async () => {
      const shown = { props: { builder: { ...builder, hasPreview: false } } };
      expect(await open(`/?link-builder=${ofAna}`, 'checkout.example')).toMatchObject(shown);
      expect(await open('/', 'checkout.example', { '__Host-link-builder': ofAna })).toMatchObject(
        shown,
      );
    });

    it.each([
      ['of nobody', signSwitch('builder-ana', inAnHour, 'another secret of thirty-two letters')],
      ['of yesterday', signSwitch('builder-ana', inAnHour - 90_000, secret)],
      ['of who is not on the list', signSwitch('builder-bruno', inAnHour, secret)],
      ['of homologation', signSwitch('homologation', inAnHour, secret)],
      ['that was changed', ofAna.replace(String(inAnHour), String(inAnHour + 1))],
      ['that was cut', ofAna.slice(0, -1)],
    ])('a link %s brings no link builder', async (_whose, value) => {
      const nothing = { props: { builder: null } };
      expect(await open(`/?link-builder=${value}`, 'checkout.example')).toMatchObject(nothing);
      expect(await open('/', 'checkout.example', { '__Host-link-builder': value })).toMatchObject(
        nothing,
      );
    });

    it('a signed link switches homologation on, and brings no link builder', async () => {
      process.env.HOMOLOG_API_URL = 'https://homolog.example';
      const value = signSwitch('homologation', inAnHour, secret);
      expect(await open(`/?homologation-on=${value}`, 'checkout.example')).toMatchObject({
        props: { builder: null, isHomologation: true, environment: 'homolog' },
      });
    });
  });
});
