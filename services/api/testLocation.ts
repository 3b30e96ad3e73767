import { buildPath, paths } from '@/contract/paths';
import type {
  TestBooking,
  TestBookingRequest,
  TestLocation,
  TestLocations,
  TestLocationsQuery,
} from '@/contract/testLocation';
import type { RequiredMembers } from '../http/answers';
import { get, post } from '../http/request';

const needs: RequiredMembers<TestLocations> = {
  testLocations: [
    { id: 'string', name: 'string', address: 'string', timeZone: 'string', sessions: 'array' },
  ],
};

/** Gets where and when the level test can be taken. @throws HttpError, NoAnswerError */
export async function getTestLocations(query: TestLocationsQuery): Promise<TestLocation[]> {
  return (await get<TestLocations>(paths.testLocations, { query, needs })).testLocations;
}

/**
 * Books a seat for the buyer of a payment; another choice replaces the one before.
 * @throws HttpError (409 when the session is full, 422 when it is not open any more), NoAnswerError
 */
export function bookTest(
  locationId: string,
  booking: TestBookingRequest,
  idempotencyKey: string,
): Promise<TestBooking> {
  return post(buildPath(paths.testBookings, { id: locationId }), booking, {
    idempotencyKey,
    needs: { bookingId: 'string' },
  });
}
