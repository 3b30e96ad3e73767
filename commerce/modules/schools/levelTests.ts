import { inTransaction } from '../../database/connect';
import { randomUUID } from 'node:crypto';
import type {
  TestBooking,
  TestBookingRequest,
  TestSession,
  TestLocation,
  TestLocationsQuery,
} from '@/contract/testLocation';
import { getMoment, listUpcomingDays } from '@/domain/calendar';
import { getTimeZone } from '@/domain/markets';
import { isUniqueViolation } from '../../database/errors';
import { hashRequest, withIdempotency } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import { runExclusive } from '../../runExclusive';
import type { Services } from '../../Services';
import type { Catalogue } from '../catalogue/createCatalogue';
import { findPaymentByToken } from '../payments/findPayment';
import type { Payment } from '../payments/Payment';
import { getSchoolRegions } from './getFranchises';
import { type BookingRepository, bookingRepository } from './repository';
import type { LevelTest } from '../catalogue/SchoolNetwork';

const shownDays = 21;

function getSessions(levelTests: readonly LevelTest[], now: Date): TestSession[] {
  return listUpcomingDays(now, shownDays, 'BR').flatMap((day) =>
    levelTests
      .filter(({ weekday }) => weekday === day.weekday)
      .map(({ endsAt, seats, startsAt }) => ({
        startsAt: getMoment(day.date, startsAt, 'BR'),
        endsAt: getMoment(day.date, endsAt, 'BR'),
        seats,
      })),
  );
}

/**
 * Where and when the level test can be taken, from tomorrow. A region or city without schools has
 * no places.
 * @throws ProblemError not_found when the brand has no schools anywhere.
 */
export function getTestLocations(
  catalogue: Catalogue,
  query: TestLocationsQuery,
  now: Date,
): TestLocation[] {
  const isRequested = (requested: string | undefined, id: string) => !requested || requested === id;
  return getSchoolRegions(catalogue, query)
    .filter(({ id }) => isRequested(query.region, id))
    .flatMap((region) =>
      region.cities
        .filter(({ id }) => isRequested(query.city, id))
        .flatMap((city) =>
          city.schools.map(({ address, id, levelTests, name }) => ({
            id,
            name,
            address,
            region: { id: region.id, name: region.name },
            city: { id: city.id, name: city.name },
            timeZone: getTimeZone('BR'),
            sessions: getSessions(levelTests, now),
          })),
        ),
    );
}

interface BookTestInput {
  locationId: string;
  request: TestBookingRequest;
  idempotencyKey: string;
}

function findSession(
  { catalogue, clock }: Services,
  { locationId, request }: BookTestInput,
): TestSession {
  const { brand, country, startsAt } = request;
  const location = getTestLocations(catalogue, { brand, country }, clock()).find(
    ({ id }) => id === locationId,
  );
  if (!location) throw new ProblemError('not_found');
  const moment = Date.parse(startsAt);
  const session = location.sessions.find((open) => Date.parse(open.startsAt) === moment);
  if (!session) throw invalidField('/startsAt', 'unknown');
  return session;
}

/**
 * Requires a paid payment: a Pix costs nothing to request, and seats are for buyers who have paid.
 */
async function getPaidPayment({ connection }: Services, token: string): Promise<Payment> {
  const payment = await findPaymentByToken(connection, token);
  if (!payment) throw invalidField('/token', 'unknown');
  if (payment.state !== 'paid') throw new ProblemError('not_paid_yet');
  return payment;
}

/**
 * Books a seat in a level test for a payment's buyer, once per idempotency key. Another choice
 * replaces the one before. Only a buyer who has paid enters the queue of the place.
 * @throws ProblemError not_found for an unknown place, invalid_field for an unknown payment or
 *   session, not_paid_yet, session_full, idempotency_key_reused, rate_limited.
 */
export async function bookTest(services: Services, input: BookTestInput): Promise<TestBooking> {
  const { clock, connection } = services;
  const { idempotencyKey, locationId, request } = input;
  const requestHash = hashRequest({ ...request, locationId });
  const once = (bookings: BookingRepository, run: () => Promise<TestBooking>) =>
    withIdempotency({
      find: () => bookings.findByIdempotencyKey(idempotencyKey),
      isSame: (booking) => booking.requestHash === requestHash,
      replay: ({ id }) => ({ bookingId: id }),
      run,
    });
  const book = (session: TestSession, paymentId: string) =>
    inTransaction(connection, async (transaction) => {
      const bookings = bookingRepository(transaction);
      await bookings.lockLocation(locationId);
      return once(bookings, async () => {
        const startsAt = new Date(session.startsAt);
        const taken = await bookings.countOthers({ locationId, startsAt }, paymentId);
        if (taken >= session.seats) throw new ProblemError('session_full');
        const id = randomUUID();
        await bookings.replace({
          id,
          idempotencyKey,
          requestHash,
          paymentId,
          locationId,
          startsAt,
          createdAt: clock(),
          replacedAt: null,
        });
        return { bookingId: id };
      });
    });
  try {
    return await once(bookingRepository(connection), async () => {
      const session = findSession(services, input);
      const payment = await getPaidPayment(services, request.token);
      return runExclusive(`test:${locationId}`, () => book(session, payment.id));
    });
  } catch (error) {
    // A concurrent booking at another place used the key or the payment.
    if (isUniqueViolation(error)) throw new ProblemError('idempotency_key_reused');
    throw error;
  }
}
