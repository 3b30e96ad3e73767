import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const now = new Date('2026-03-11T12:00:00Z');

let commerce: TestCommerce;

beforeAll(async () => {
  commerce = await startTestCommerce({ clock: () => now });
});
afterAll(() => commerce.stop());

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
