import type { RequestListener } from 'node:http';
import { createCheckoutProps } from '@/server/props/checkoutProps.server';
import { buildProduct, buildSeller, defaultFlow } from '../../support/builders';
import { createPropsContext } from '../../support/propsContext';
import { type StartedServer, startServer } from '../../support/startServer';

const config = {
  gtm: null,
  title: 'Curso',
  designSystemId: 'medcof$light',
  checkoutFlow: [defaultFlow, { ...defaultFlow, id: 'trial' }],
  hasAddressForm: false,
};
const voucher = { code: 'MSJANA', discount: 1_000 };

function answer(url: URL): object | null {
  const knows = (name: string, codes: readonly string[]) =>
    codes.includes(url.searchParams.get(name) ?? codes[0] ?? '');
  if (url.pathname.includes('/config')) return config;
  if (url.pathname.includes('/seller/'))
    return knows('seller', ['performance', 'ana', 'ana.souza']) ? buildSeller() : null;
  if (!knows('offer', ['black-friday']) || !knows('plans', ['anual']) || !knows('planId', ['a1']))
    return null;
  return buildProduct({ voucher: url.searchParams.get('voucher') === 'msjana' ? voucher : null });
}

const answerCall: RequestListener = (request, response) => {
  const found = answer(new URL(request.url ?? '', 'http://localhost'));
  response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify(found ?? { code: 'not_found' }));
};

let service: StartedServer;

beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  service = await startServer(answerCall);
  process.env.API_URL = service.url;
});
afterAll(async () => {
  delete process.env.API_URL;
  await service.stop();
});

const getProps = createCheckoutProps({ pathname: '/lead', namespaces: ['lead'] });

async function open(query: string): Promise<string | null> {
  const result = await getProps(createPropsContext(`/lead?product=medcof&${query}`));
  return 'redirect' in result ? result.redirect.destination : null;
}

test.each([
  ['flowId={trial}', 'flowId=trial'],
  ['flowId=%7BTrial%7D', 'flowId=Trial'],
  ['voucher={msjana}', 'voucher=msjana'],
  ['offer={black-friday}', 'offer=black-friday'],
  ['plan={anual}', 'plan=anual'],
  ['planId={a1}', 'planId=a1'],
  ['seller={ana}', 'seller=ana'],
  ['seller={{ana}}', 'seller=ana'],
  ['seller=${ana}', 'seller=ana'],
  ['seller=[ana]', 'seller=ana'],
  ['voucher={msjana}&x=%20&flowId={trial}', 'x=%20&flowId=trial&voucher=msjana'],
  ['seller=ana.Aproveite', 'seller=ana'],
  ['seller=ana.souza.Aproveite', 'seller=ana.souza'],
  ['seller=Ana.Aproveite%20j%C3%A1', 'seller=ana'],
  ['seller=an%0Aa', 'seller=ana'],
  ['seller={ana}_{ad_name}', 'seller=ana'],
  ['vendedor=Ana', 'vendedor=Ana&seller=ana'],
  ['Vendedora=ana&seller=', 'Vendedora=ana&seller=ana'],
  ['cupom=msjana&vendedor=ana', 'cupom=msjana&vendedor=ana&seller=ana&voucher=msjana'],
  ['cupon=msjana', 'cupon=msjana&voucher=msjana'],
  ['cup%C3%B3n=msjana', 'cup%C3%B3n=msjana&voucher=msjana'],
  ['oferta=black-friday', 'oferta=black-friday&offer=black-friday'],
])('%s means %s', async (written, meant) => {
  const destination = await open(written);
  const [path, query] = destination?.split('?') ?? [];
  expect(path).toBe('/lead');
  expect(new Set(query?.split('&'))).toEqual(new Set(['product=medcof', ...meant.split('&')]));
  expect(await open(destination?.replace('/lead?product=medcof&', '') ?? '')).toBeNull();
});

test.each([
  'flowId={flow_id}',
  'flowId={nothing}',
  'voucher={cupom}',
  'offer={oferta}',
  'plan={plano}',
  'seller={vendedor}',
  'seller={campaignid}_{adgroupid}',
  'seller={ifmobile:mob}{ifnotmobile:desk}',
  'seller=__CAMPAIGN_NAME__-__AID_NAME__',
  'seller=%25FIRSTNAME%25%20%25LASTNAME%25',
  'seller=ana_{{ad.name}}',
  'seller=ana',
  'seller=ana&vendedor=bruno',
  'vendedor=carla',
  'vendedor={vendedor}',
  'vendedor=',
  'cupom=nothing',
  'seller=ana.souza',
  'seller=Ana.Souza',
  'seller=ana%0AAproveite',
])('%s needs no correction', async (written) => {
  expect(await open(written)).toBeNull();
});

test.each([
  'seller=fb_{{ad.name}}',
  'seller={{ad.name}}_',
  'seller=tiktok-__CAMPAIGN_NAME__',
  'seller=__CAMPAIGN_NAME__',
  'seller=fb-%25AULA%25',
  'seller=[campanha]_[vendedor]',
])('a placeholder in %s names no seller, and the page opens without one', async (written) => {
  expect(await open(written)).toBe('/lead?product=medcof');
});

test.each(['seller=carla.Aproveite', 'seller=ana.aproveite', 'seller=an%0Ab'])(
  'no seller is found for %s',
  async (written) => {
    expect(await open(written)).toBe(`/expired-link?product=medcof&${written}`);
  },
);
