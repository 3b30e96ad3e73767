import { and, eq, isNull, sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns';
import type { Executor } from '../../database/connect';

const testBookings = pgTable('test_bookings', {
  id: uuid('id').primaryKey(),
  idempotencyKey: uuid('idempotency_key').notNull().unique(),
  requestHash: text('request_hash').notNull(),
  paymentId: uuid('payment_id').notNull(),
  locationId: text('location_id').notNull(),
  startsAt: moment('starts_at').notNull(),
  createdAt: moment('created_at').notNull(),
  replacedAt: moment('replaced_at'),
});

type TestBookingRow = typeof testBookings.$inferSelect;

interface BookedSession {
  locationId: string;
  startsAt: Date;
}

export interface BookingRepository {
  lockLocation(locationId: string): Promise<void>;
  findByIdempotencyKey(key: string): Promise<TestBookingRow | undefined>;
  countOthers(session: BookedSession, paymentId: string): Promise<number>;
  replace(booking: TestBookingRow): Promise<void>;
}

export function bookingRepository(executor: Executor): BookingRepository {
  return {
    async lockLocation(locationId) {
      await executor.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`test:${locationId}`}, 0))`,
      );
    },
    async findByIdempotencyKey(key) {
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
