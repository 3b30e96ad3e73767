import { registry } from '@/commerce/modules/catalogue/registry';
import type { ProductV2 } from '@/contract/product';
import type { PlanProduct } from '@/contract/planProduct';
import type { CheckoutFlow, ProductConfig } from '@/contract/productConfig';
import type { TestLocation } from '@/contract/testLocation';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

let commerce: TestCommerce;
let now: Date | undefined;

beforeAll(async () => {
  commerce = await startTestCommerce({ clock: () => now ?? new Date() });
});
afterAll(() => commerce.stop());

describe('flows', () => {
  const get = (url: string) => commerce.app.inject(url);

  async function getFlow(code: string, query: string, flowId: string): Promise<CheckoutFlow> {
    const response = await get(`/api/v1/product/${code}/config?${query}`);
    const flow = response.json<ProductConfig>().checkoutFlow.find(({ id }) => id === flowId);
    if (!flow) throw new Error(`${code} has no flow ${flowId}`);
    return flow;
  }

  test.each([
    ['trial', '', 9500, { name: 'trial' }],
    ['trial-used', '', 9500, undefined],
    ['black-friday', '', 6100, { name: 'black-friday' }],
    ['partner-40', '&seller=franchising', 5700, { name: 'partner-40' }],
    ['partner-40', '', 9500, { name: 'partner-40', refusal: 'not_for_you' }],
  ])(
    'the %s link of ms%s names its campaign and its price',
    async (flowId, seller, installment, campaign) => {
      const flow = await getFlow('ms', 'business=meusucesso', flowId);
      expect(flow.steps.map(({ props }) => props.campaign)).toEqual([
        flowId,
        flowId,
        undefined,
        undefined,
      ]);
      now = new Date('2026-11-27T12:00:00Z');
      const product = await get(`/api/v2/product/ms?business=meusucesso&flowId=${flowId}${seller}`);
      now = undefined;
      const sold = product.json<ProductV2>();
      expect(sold.plans[0]?.installments.at(-1)?.value).toBe(installment);
      expect(sold.voucher).toBeNull();
      expect(sold.campaign).toEqual(campaign);
    },
  );

  test.each([
    ['2026-11-22T23:59:59-03:00', 'not_yet'],
    ['2026-12-01T00:00:00-03:00', 'over'],
  ])('the Black Friday campaign is limited to its dates: %s is %s', async (moment, refusal) => {
    now = new Date(moment);
    const product = await get('/api/v2/product/ms?business=meusucesso&flowId=black-friday');
    now = undefined;
    expect(product.json<ProductV2>()).toMatchObject({
      campaign: { name: 'black-friday', refusal },
      plans: [{ amount: 114000 }, {}],
    });
  });

  test('three free months of wol in Mozambique take a quarter off', async () => {
    const flow = await getFlow('wup', 'business=wiseup-online&operation=MZ', 'free-months');
    expect(flow.steps[0]?.props).toEqual({ campaign: 'free-months' });
    const product = await get(
      '/api/v2/product/wup?business=wiseup-online&operation=MZ&flowId=free-months',
    );
    expect(product.json<ProductV2>().plans[0]?.amount).toBe(891000);
  });

  test('no product config contains the code of a voucher', async () => {
    for (const { business, code, operation, vouchers } of registry) {
      const answer = await get(
        `/api/v1/product/${code}/config?business=${business}&operation=${operation}`,
      );
      for (const voucher of vouchers) expect(answer.body).not.toContain(voucher.code);
      expect(answer.body).not.toContain('"voucher"');
    }
  });

  test('the extended flow of ms begins with its video, and its voucher is valid', async () => {
    const flow = await getFlow('ms', 'business=meusucesso', 'extended');
    expect(flow.steps.map(({ templateId }) => templateId)).toEqual([
      'lead',
      'video',
      'presentation',
      'payment',
      'success',
    ]);
    const product = await get('/api/v2/product/ms?business=meusucesso&voucher=msjana');
    expect(product.json<ProductV2>().plans[0]?.installments.at(-1)?.value).toBe(8500);
  });

  test('the contract flow of medcof has its contract before the payment', async () => {
    const { steps } = await getFlow('medcof-revalida', 'business=medcof', 'contract');
    expect(steps.map(({ templateId }) => templateId)).toEqual(['lead', 'md', 'payment', 'success']);
    // A step without its own document shows the contract made for the buyer.
    expect(steps[1]?.props).toEqual({ plan: { id: 'medcof-revalida-anual', business: 'medcof' } });
  });

  test('the Peruvian flow of wol is in Spanish and ends with the purchase', async () => {
    const { steps } = await getFlow('wup', 'business=wiseup-online', 'peru');
    expect(steps.map(({ templateId }) => templateId)).toEqual([
      'lead',
      'phone-verification',
      'video',
      'payment',
      'success',
    ]);
    expect(steps[2]?.props.video?.captions).toMatch(/\.es\.vtt$/);
    expect(steps[3]?.props.plan).toEqual({ id: 'wol-peru-anual', business: 'wiseup-online' });
  });

  test('the multiprofile flow of wol asks for profiles first, for plans of one to five', async () => {
    const { steps } = await getFlow('wup', 'business=wiseup-online', 'multiprofile');
    expect(steps[1]).toMatchObject({ id: 'multiprofile', templateId: 'order-bump-presentation' });
    const product = await get('/api/v2/product/wup?business=wiseup-online');
    const { plans } = product.json<ProductV2>();
    expect(plans.map(({ amount, profiles }) => [profiles, amount])).toEqual([
      [1, 118800],
      [2, 154680],
      [3, 190560],
      [4, 226440],
      [5, 262320],
    ]);
  });

  test.each([
    ['wup', 'wiseup-online', 'live-anual', 298800, 'cross-brand-50'],
    ['aprovatotal-resolve-enem', 'aprovatotal', 'treinamento-de-elite-anual', 47880, undefined],
    ['performanc', 'performan-c', 'performanc-gravacoes-anual', 59880, undefined],
  ])(
    'the upsell of %s is sold by its own product, to everybody at its own price',
    async (...row) => {
      const [code, business, planId, amount, campaign] = row;
      const { steps } = await getFlow(code, `business=${business}`, 'default');
      const offered = steps.filter(({ id }) => id.includes('upsell'));
      expect(offered[0]?.props).toMatchObject({ style: 'upsell', plan: { id: planId } });
      expect(offered[0]?.props.campaign).toBe(campaign);
      const payment = offered.find(({ templateId }) => templateId === 'upsell-payment');
      const { plan } = payment?.props ?? {};
      const id = plan?.id ?? '';
      const owner = (await get(`/api/v1/plan/${id}/product`)).json<PlanProduct>();
      expect(owner.business).toBe(plan?.business);
      const product = await get(
        `/api/v2/product/${owner.code}?business=${owner.business}&planId=${id}`,
      );
      expect(product.json<ProductV2>().plans).toEqual([
        expect.objectContaining({ id: planId, amount }),
      ]);
    },
  );

  test.each([
    ['aprovatotal-resolve-enem', 'aprovatotal', 12000],
    ['performanc', 'performan-c', 48000],
  ])('the order bump of %s is a plan that costs more', async (code, business, difference) => {
    const { steps } = await getFlow(code, `business=${business}`, 'default');
    const bump = steps.find(({ templateId }) => templateId === 'order-bump')?.props;
    const product = await get(`/api/v2/product/${code}?business=${business}`);
    const { plans } = product.json<ProductV2>();
    const bumped = plans.find(({ id }) => id === bump?.plan?.id);
    expect((bumped?.amount ?? 0) - (plans[0]?.amount ?? 0)).toBe(difference);
    expect(bump?.picture?.alt).not.toBe('');
  });
});

describe('schools and test locations', () => {
  beforeAll(() => {
    // A Tuesday in Brasília that is already Wednesday in UTC.
    now = new Date('2026-03-11T01:30:00Z');
  });

  const get = (url: string) => commerce.app.inject(url);
  const regions = '/api/v1/franchises/regions?brand=numberone&country=BR';
  const cities = '/api/v1/franchises/cities?brand=numberone&country=BR';
  const units = '/api/v1/franchises/units?brand=numberone&country=BR';

  test('a school is found through region, city and unit, each listed by name', async () => {
    expect((await get(regions)).json()).toEqual({
      regions: [
        { id: 'ES', name: 'Espírito Santo' },
        { id: 'MG', name: 'Minas Gerais' },
        { id: 'RJ', name: 'Rio de Janeiro' },
      ],
    });
    expect((await get(`${cities}&region=MG`)).json()).toEqual({
      cities: [
        { id: 'belo-horizonte', name: 'Belo Horizonte' },
        { id: 'contagem', name: 'Contagem' },
        { id: 'juiz-de-fora', name: 'Juiz de Fora' },
      ],
    });
    expect((await get(`${units}&region=MG&city=contagem`)).json()).toEqual({
      units: [
        {
          id: 'numberone-contagem-eldorado',
          name: 'Number One Eldorado',
          address: 'Avenida João César de Oliveira, 1200, Eldorado',
        },
      ],
    });
  });

  test.each(['numberone', 'wiseup'])('every region of %s leads to schools', async (brand) => {
    const base = `/api/v1/franchises`;
    const query = `brand=${brand}&country=BR`;
    const all = (await get(`${base}/regions?${query}`)).json<{ regions: { id: string }[] }>();
    expect(all.regions.length).toBeGreaterThan(0);
    for (const region of all.regions) {
      const inRegion = `${query}&region=${region.id}`;
      const { cities: listed } = (await get(`${base}/cities?${inRegion}`)).json<{
        cities: { id: string }[];
      }>();
      expect(listed.length).toBeGreaterThan(0);
      for (const city of listed) {
        const response = await get(`${base}/units?${inRegion}&city=${city.id}`);
        expect(response.json<{ units: object[] }>().units.length).toBeGreaterThan(0);
      }
    }
  });

  test('the region list of a brand is empty in a country without its schools', async () => {
    const response = await get('/api/v1/franchises/regions?brand=wiseup&country=MZ');
    expect(response.json()).toEqual({ regions: [] });
  });

  test('the level tests of a city cover the next three weeks, in its local time', async () => {
    const response = await get(
      '/api/v1/test-locations?brand=numberone&country=BR&region=MG&city=contagem',
    );
    const { testLocations } = response.json<{ testLocations: TestLocation[] }>();
    expect(testLocations).toEqual([
      {
        id: 'numberone-contagem-eldorado',
        name: 'Number One Eldorado',
        address: 'Avenida João César de Oliveira, 1200, Eldorado',
        region: { id: 'MG', name: 'Minas Gerais' },
        city: { id: 'contagem', name: 'Contagem' },
        timeZone: 'America/Sao_Paulo',
        sessions: (
          [
            ['2026-03-14', '09:00', '10:00', 12],
            ['2026-03-17', '19:00', '20:00', 8],
            ['2026-03-21', '09:00', '10:00', 12],
            ['2026-03-24', '19:00', '20:00', 8],
            ['2026-03-28', '09:00', '10:00', 12],
            ['2026-03-31', '19:00', '20:00', 8],
          ] as const
        ).map(([date, startsAt, endsAt, seats]) => ({
          startsAt: `${date}T${startsAt}:00-03:00`,
          endsAt: `${date}T${endsAt}:00-03:00`,
          seats,
        })),
      },
    ]);
  });

  test.each([
    ['&region=ES', ['numberone-vila-velha-praia-da-costa', 'numberone-vitoria-praia-do-canto']],
    ['&region=nothing', []],
    ['&region=MG&city=vitoria', []],
  ])('the test locations with "%s"', async (query, ids) => {
    const response = await get(`/api/v1/test-locations?brand=numberone&country=BR${query}`);
    const { testLocations } = response.json<{ testLocations: TestLocation[] }>();
    expect(testLocations.map(({ id }) => id).toSorted()).toEqual(ids);
  });

  test.each([
    ['/api/v1/franchises/regions?brand=medcof&country=BR', 404, 'not_found'],
    [`${cities}&region=XX`, 404, 'not_found'],
    [`${units}&region=MG&city=vitoria`, 404, 'not_found'],
    ['/api/v1/test-locations?brand=medcof&country=BR', 404, 'not_found'],
    ['/api/v1/franchises/regions?brand=wiseup&country=US', 400, 'invalid_request'],
    ['/api/v1/franchises/regions?country=BR', 400, 'invalid_request'],
    [cities, 400, 'invalid_request'],
  ])('%s is %d', async (url, status, code) => {
    const response = await get(url);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code });
  });
});

describe('tickets', () => {
  beforeAll(() => {
    now = new Date('2026-03-11T12:00:00Z');
  });

  const get = (url: string) => commerce.app.inject(url);
  const tickets = '/api/v1/product/powerhouse/tickets?business=powerhouse';

  test.each([tickets, `${tickets}&plan=powerhouse-imersao`])(
    'the tickets of an event are its next dates: %s',
    async (url) => {
      expect((await get(url)).json()).toEqual({
        // Second Saturdays; that of March is the 14th.
        tickets: ['2026-03-14', '2026-04-11', '2026-05-09'].map((date) => ({
          id: `imersao-powerhouse-${date}`,
          planId: 'powerhouse-imersao',
          name: 'Imersão Powerhouse',
          venue: 'Centro de convenções, São Paulo',
          startsAt: `${date}T09:00:00-03:00`,
          endsAt: `${date}T18:00:00-03:00`,
        })),
      });
    },
  );

  test('a product without live events has no tickets', async () => {
    const response = await get('/api/v1/product/ms/tickets?business=meusucesso');
    expect(response.json()).toEqual({ tickets: [] });
  });

  test.each([
    ['/api/v1/product/nothing/tickets?business=powerhouse', 404],
    ['/api/v1/product/powerhouse/tickets?business=medcof', 404],
    [`${tickets}&plan=nothing`, 404],
    ['/api/v1/product/powerhouse/tickets', 400],
  ])('%s is %d', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });
});
