import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from './connect';
import { testBookings, type TestBookingRow } from './tables';

interface Session {
  locationId: string;
  startsAt: Date;
}

export interface TestBookings {
  /** Waits until no other transaction books at this place. */
  lockLocation(locationId: string): Promise<void>;
  getByIdempotencyKey(key: string): Promise<TestBookingRow | undefined>;
  /** Seats taken in a session, without the one that this payment may have. */
  countOthers(session: Session, paymentId: string): Promise<number>;
  /** Writes a booking in place of the payment's earlier one. */
  replace(booking: TestBookingRow): Promise<void>;
}

export function createTestBookings(executor: Executor): TestBookings {
  return {
    async lockLocation(locationId) {
      await executor.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`test:${locationId}`}, 0))`,
      );
    },
    async getByIdempotencyKey(key) {
      const [row] = await executor
        .select()
        .from(testBookings)
        .where(eq(testBookings.idempotencyKey, key));
      return row;
    },
    countOthers: ({ locationId, startsAt }, paymentId) =>
      executor.$count(
        testBookings,
        and(
          eq(testBookings.locationId, locationId),
          eq(testBookings.startsAt, startsAt),
          isNull(testBookings.replacedAt),
          sql`${testBookings.paymentId} <> ${paymentId}`,
        ),
      ),
    async replace(booking) {
      await executor
        .update(testBookings)
        .set({ replacedAt: booking.createdAt })
        .where(and(eq(testBookings.paymentId, booking.paymentId), isNull(testBookings.replacedAt)));
      await executor.insert(testBookings).values(booking);
    },
  };
}
