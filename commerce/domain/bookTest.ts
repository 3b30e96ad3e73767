import { randomUUID } from 'node:crypto';
import type { TestBooking, TestBookingRequest, TestSession } from '@/contract/testLocation';
import { createPayments } from '../database/createPayments';
import { createTestBookings } from '../database/createTestBookings';
import { isUniqueViolation } from '../database/isUniqueViolation';
import { invalidField } from '../errors/invalidField';
import { ProblemError } from '../errors/ProblemError';
import type { Services } from '../Services';
import { getTestLocations } from './getTestLocations';
import { hashRequest } from './hashRequest';

interface Asking {
  locationId: string;
  request: TestBookingRequest;
  idempotencyKey: string;
}

/** The session meant, among those that are open now. */
function findSession({ catalog, clock }: Services, { locationId, request }: Asking): TestSession {
  const { brand, country, startsAt } = request;
  const location = getTestLocations(catalog, { brand, country }, clock()).find(
    ({ id }) => id === locationId,
  );
  if (!location) throw new ProblemError('not_found');
  const moment = Date.parse(startsAt);
  const session = location.sessions.find((open) => Date.parse(open.startsAt) === moment);
  if (!session) throw invalidField('/startsAt', 'unknown');
  return session;
}

/**
 * Books a seat in a level test for a payment's buyer, once per idempotency key. Another choice takes
 * the place of the one before.
 * @throws ProblemError not_found for an unknown place, invalid_field for an unknown payment or
 * session, session_full, idempotency_key_reused.
 */
export async function bookTest(services: Services, asking: Asking): Promise<TestBooking> {
  const { clock, connection } = services;
  const { idempotencyKey, locationId, request } = asking;
  const requestHash = hashRequest({ ...request, locationId });
  try {
    return await connection.transaction(async (transaction) => {
      const bookings = createTestBookings(transaction);
      await bookings.lockLocation(locationId);
      const earlier = await bookings.getByIdempotencyKey(idempotencyKey);
      if (earlier) {
        if (earlier.requestHash !== requestHash) throw new ProblemError('idempotency_key_reused');
        return { bookingId: earlier.id };
      }
      const session = findSession(services, asking);
      const payment = await createPayments(transaction).getByToken(request.token);
      if (!payment) throw invalidField('/token', 'unknown');
      const startsAt = new Date(session.startsAt);
      const taken = await bookings.countOthers({ locationId, startsAt }, payment.id);
      if (taken >= session.seats) throw new ProblemError('session_full');
      const id = randomUUID();
      await bookings.replace({
        id,
        idempotencyKey,
        requestHash,
        paymentId: payment.id,
        locationId,
        startsAt,
        createdAt: clock(),
        replacedAt: null,
      });
      return { bookingId: id };
    });
  } catch (error) {
    // The key, or the payment, was booked with at another place at this moment.
    if (isUniqueViolation(error)) throw new ProblemError('idempotency_key_reused');
    throw error;
  }
}
