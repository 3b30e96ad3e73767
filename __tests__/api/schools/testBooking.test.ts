import { randomUUID } from 'node:crypto';
import { registry } from '@/commerce/modules/catalogue/registry';
import { locales, type TemplateId } from '@/contract/enumerations';
import type { FranchiseRegions } from '@/contract/franchise';
import { buildPath, paths } from '@/contract/paths';
import type { TestLocation, TestLocations } from '@/contract/testLocation';
import { resolveOperation } from '@/services/checkout/locale';
import { createLead, openConnections, paymentBody, post } from '../../support/commerceRequests';
import { deliverWebhook } from '../../support/paidLater';
import { startTestCommerce, type TestCommerce } from '../../support/startTestCommerce';

const network = { brand: 'numberone', country: 'BR' } as const;
let commerce: TestCommerce;
let places: TestLocation[];

beforeAll(async () => {
  commerce = await startTestCommerce();
  await openConnections(commerce.app);
  const answer = await commerce.app.inject({ url: paths.testLocations, query: network });
  places = answer.json<TestLocations>().testLocations;
});
afterAll(() => commerce.stop());

function place(index = 0): TestLocation {
  const found = places[index];
  if (!found) throw new Error('The catalogue has fewer places');
  return found;
}

function sessionOf(location: TestLocation, index = 0) {
  const session = location.sessions[index];
  if (!session) throw new Error('The place has fewer sessions');
  return session;
}

async function pay(): Promise<string> {
  const body = paymentBody(await createLead(commerce.app));
  return (await post(commerce.app, paths.paymentV2, body)).json<{ token: string }>().token;
}

interface Choice {
  token: string;
  id?: string;
  startsAt?: string;
  key?: string;
}

const book = ({ token, id = place().id, key, startsAt = sessionOf(place()).startsAt }: Choice) =>
  post(
    commerce.app,
    buildPath(paths.testBookings, { id }),
    { ...network, token, startsAt },
    key ?? randomUUID(),
  );

const seatsTaken = async ({ id }: TestLocation, startsAt: string) => {
  const rows = await commerce.database.query(
    'select 1 from test_bookings where location_id = $1 and starts_at = $2 and replaced_at is null',
    [id, startsAt],
  );
  return rows.length;
};

test('a seat is booked once per key', async () => {
  const token = await pay();
  const key = randomUUID();
  const { startsAt } = sessionOf(place(), 1);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => book({ token, key, startsAt })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await seatsTaken(place(), startsAt)).toBe(1);
});

test('a seat can be booked after the money has arrived, not before', async () => {
  const leadId = await createLead(commerce.app);
  const body = paymentBody(leadId, 'pix');
  const { token } = (await post(commerce.app, paths.paymentV2, body)).json<{ token: string }>();
  const { startsAt } = sessionOf(place(), 2);
  const early = await book({ token, startsAt });
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({ code: 'not_paid_yet' });
  expect(await seatsTaken(place(), startsAt)).toBe(0);
  await deliverWebhook(commerce, token, 'captured');
  expect((await book({ token, startsAt })).statusCode).toBe(201);
});

test('another choice frees the previous seat', async () => {
  const token = await pay();
  const [first, second] = [sessionOf(place(1)), sessionOf(place(2))];
  expect((await book({ token, id: place(1).id, startsAt: first.startsAt })).statusCode).toBe(201);
  expect((await book({ token, id: place(2).id, startsAt: second.startsAt })).statusCode).toBe(201);
  expect(await seatsTaken(place(1), first.startsAt)).toBe(0);
  expect(await seatsTaken(place(2), second.startsAt)).toBe(1);
});

test('a session accepts no more bookings than it has seats, however many come at once', async () => {
  const { seats } = sessionOf(place());
  const tokens = await Promise.all(Array.from({ length: seats + 3 }, pay));
  const answers = await Promise.all(tokens.map((token) => book({ token })));
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 201)).toHaveLength(seats);
  expect(codes.filter((code) => code === 409)).toHaveLength(3);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json()).toMatchObject({ code: 'session_full' });
  expect(await seatsTaken(place(), sessionOf(place()).startsAt)).toBe(seats);
});

test.each([
  ['an unknown place', { id: 'nowhere' }, 404, { code: 'not_found' }],
  [
    'a time that is no session',
    { startsAt: '2020-01-01T10:00:00Z' },
    422,
    { errors: [{ field: '/startsAt', code: 'unknown' }] },
  ],
  ['a time that is none', { startsAt: 'tomorrow' }, 400, { code: 'invalid_request' }],
  [
    'an unknown payment',
    { token: 'a-token-that-nobody-has' },
    422,
    { errors: [{ field: '/token', code: 'unknown' }] },
  ],
])('%s is refused', async (_name, change, status, problem) => {
  const response = await book({ token: await pay(), ...change });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject(problem);
});

test('the same key with another choice is refused', async () => {
  const token = await pay();
  const key = randomUUID();
  await book({ token, key, startsAt: sessionOf(place(), 1).startsAt });
  const response = await book({ token, key, startsAt: sessionOf(place(), 2).startsAt });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({ code: 'idempotency_key_reused' });
});

const schoolSteps = new Set<TemplateId>(['select-school', 'select-test-location']);

test.each(locales)('a sale that needs a school has one to choose: %s', async (locale) => {
  const country = resolveOperation(locale);
  for (const { designSystemId, flows } of registry.filter((sold) => sold.operation === country)) {
    const asks = flows.some(({ steps }) => steps.some((step) => schoolSteps.has(step.templateId)));
    if (!asks) continue;
    const [brand = ''] = designSystemId.split('$');
    const query = `brand=${brand}&country=${country}`;
    const { regions: listed } = (
      await commerce.app.inject(`/api/v1/franchises/regions?${query}`)
    ).json<FranchiseRegions>();
    const { testLocations } = (
      await commerce.app.inject(`/api/v1/test-locations?${query}`)
    ).json<TestLocations>();
    expect(listed).not.toEqual([]);
    expect(testLocations).not.toEqual([]);
  }
});
