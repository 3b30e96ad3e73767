import Type, { type Static } from 'typebox';
import { FranchisePlace, FranchiseRegionsQuery } from './franchise';

export const TestLocationsQuery = Type.Object(
  {
    ...FranchiseRegionsQuery.properties,
    region: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    city: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  },
  {
    description:
      'The schools of a brand that give level tests; region and city narrow them and are their ids',
  },
);
export type TestLocationsQuery = Static<typeof TestLocationsQuery>;

export const TestSession = Type.Object({
  startsAt: Type.String({
    description: "With the place's own offset, so that its clock time can be read off it",
    format: 'date-time',
  }),
  endsAt: Type.String({ format: 'date-time' }),
  seats: Type.Integer({ description: 'How many people can take the test together', minimum: 1 }),
});
export type TestSession = Static<typeof TestSession>;

export const TestLocation = Type.Object({
  id: Type.String({ description: 'The id of the franchise unit' }),
  name: Type.String(),
  address: Type.String(),
  region: FranchisePlace,
  city: FranchisePlace,
  timeZone: Type.String({ description: 'IANA time zone of the place, for showing the sessions' }),
  sessions: Type.Array(TestSession, {
    description: 'Those of the next three weeks, soonest first',
  }),
});
export type TestLocation = Static<typeof TestLocation>;

export const TestLocations = Type.Object(
  { testLocations: Type.Array(TestLocation) },
  { $id: 'TestLocations', description: 'The schools that give level tests' },
);
export type TestLocations = Static<typeof TestLocations>;

export const TestLocationParameters = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 80 }),
});

export const TestBookingRequest = Type.Object(
  {
    ...FranchiseRegionsQuery.properties,
    token: Type.String({ description: "The payment's", minLength: 16, maxLength: 64 }),
    startsAt: Type.String({
      description: 'As the test-locations call gave it',
      format: 'date-time',
    }),
  },
  {
    $id: 'TestBookingRequest',
    description:
      'Books a place in a session for anyone who made a payment; the last booking of a payment counts',
    additionalProperties: false,
  },
);
export type TestBookingRequest = Static<typeof TestBookingRequest>;

export const TestBooking = Type.Object(
  { bookingId: Type.String({ format: 'uuid' }) },
  { $id: 'TestBooking', description: 'The booking that was made' },
);
export type TestBooking = Static<typeof TestBooking>;
