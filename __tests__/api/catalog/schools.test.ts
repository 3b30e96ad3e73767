import type { TestLocation } from '@/contract/testLocation';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

/** A Tuesday in Brasília, when it is Wednesday in UTC already. */
const now = new Date('2026-03-11T01:30:00Z');

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({ clock: () => now });
});
afterAll(() => commerce.stop());

const get = (url: string) => commerce.app.inject(url);
const regions = '/api/v1/franchises/regions?brand=numberone&country=BR';
const cities = '/api/v1/franchises/cities?brand=numberone&country=BR';
const units = '/api/v1/franchises/units?brand=numberone&country=BR';

test('a school is found from region to city to unit, each by name', async () => {
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

test('a brand has no schools in a country where it has none', async () => {
  const response = await get('/api/v1/franchises/regions?brand=wiseup&country=MZ');
  expect(response.json()).toEqual({ regions: [] });
});

test('the level tests of a city are those of the next three weeks, at their own clock', async () => {
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
      sessions: [
        ['2026-03-14', '09:00', '10:00', 12],
        ['2026-03-17', '19:00', '20:00', 8],
        ['2026-03-21', '09:00', '10:00', 12],
        ['2026-03-24', '19:00', '20:00', 8],
        ['2026-03-28', '09:00', '10:00', 12],
        ['2026-03-31', '19:00', '20:00', 8],
      ].map(([date, startsAt, endsAt, seats]) => ({
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
