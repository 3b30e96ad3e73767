import { randomUUID } from 'node:crypto';
import type { TestBooking, TestBookingRequest, TestSession } from '@/contract/testLocation';
import { isUniqueViolation } from '../../database/errors';
import { hashRequest, withIdempotency } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { findPaymentByToken } from '../payments/history';
import { getTestLocations } from './getTestLocations';
import { bookingRepository } from './repository';

interface BookTestInput {
  locationId: string;
  request: TestBookingRequest;
  idempotencyKey: string;
}

/** The session meant, among those that are open now. */
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
 * Books a seat in a level test for a payment's buyer, once per idempotency key. Another choice takes
 * the place of the one before.
 * @throws ProblemError not_found for an unknown place, invalid_field for an unknown payment or
 * session, session_full, idempotency_key_reused.
 */
export async function bookTest(services: Services, input: BookTestInput): Promise<TestBooking> {
  const { clock, connection } = services;
  const { idempotencyKey, locationId, request } = input;
  const requestHash = hashRequest({ ...request, locationId });
  try {
    return await connection.transaction(async (transaction) => {
      const bookings = bookingRepository(transaction);
      await bookings.lockLocation(locationId);
      return withIdempotency({
        find: () => bookings.findByIdempotencyKey(idempotencyKey),
        isSame: (booking) => booking.requestHash === requestHash,
        replay: ({ id }) => ({ bookingId: id }),
        run: async () => {
          const session = findSession(services, input);
          const payment = await findPaymentByToken(transaction, request.token);
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
        },
      });
    });
  } catch (error) {
    // The key, or the payment, was booked with at another place at this moment.
    if (isUniqueViolation(error)) throw new ProblemError('idempotency_key_reused');
    throw error;
  }
}
