import Type, { type Static } from 'typebox';
import { FranchisePlace, FranchiseRegionsQuery } from './franchise';

/** The schools of a brand that give level tests; region and city narrow them and are their ids. */
export const TestLocationsQuery = Type.Object({
  ...FranchiseRegionsQuery.properties,
  region: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  city: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
});
export type TestLocationsQuery = Static<typeof TestLocationsQuery>;

export const TestSession = Type.Object({
  /** With the place's own offset, so that its clock time can be read off it. */
  startsAt: Type.String({ format: 'date-time' }),
  endsAt: Type.String({ format: 'date-time' }),
  /** How many people can take the test together. */
  seats: Type.Integer({ minimum: 1 }),
});
export type TestSession = Static<typeof TestSession>;

export const TestLocation = Type.Object({
  /** The id of the franchise unit. */
  id: Type.String(),
  name: Type.String(),
  address: Type.String(),
  region: FranchisePlace,
  city: FranchisePlace,
  /** IANA time zone of the place, for showing the sessions. */
  timeZone: Type.String(),
  /** Those of the next three weeks, soonest first. */
  sessions: Type.Array(TestSession),
});
export type TestLocation = Static<typeof TestLocation>;

export const TestLocations = Type.Object(
  { testLocations: Type.Array(TestLocation) },
  { $id: 'TestLocations' },
);
export type TestLocations = Static<typeof TestLocations>;

export const TestLocationParameters = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 80 }),
});

/**
 * Books a place in a session for anyone who made a payment; the last booking of a payment counts.
 */
export const TestBookingRequest = Type.Object(
  {
    ...FranchiseRegionsQuery.properties,
    /** The payment's. */
    token: Type.String({ minLength: 16, maxLength: 64 }),
    /** As the test-locations call gave it. */
    startsAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'TestBookingRequest', additionalProperties: false },
);
export type TestBookingRequest = Static<typeof TestBookingRequest>;

export const TestBooking = Type.Object(
  { bookingId: Type.String({ format: 'uuid' }) },
  { $id: 'TestBooking' },
);
export type TestBooking = Static<typeof TestBooking>;
