import Type, { type Static } from 'typebox';
import { countries } from '@/contract/enumerations';

const Id = Type.String({ pattern: '^[A-Za-z0-9-]{1,80}$' });
const Name = Type.String({ minLength: 1 });
const ClockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** When a school gives level tests, every week. Clock times of Brasília; Sunday is 0. */
export const LevelTest = Type.Object(
  {
    weekday: Type.Integer({ minimum: 0, maximum: 6 }),
    startsAt: ClockTime,
    endsAt: ClockTime,
    seats: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export type LevelTest = Static<typeof LevelTest>;

export const School = Type.Object(
  {
    id: Id,
    name: Name,
    address: Name,
    levelTests: Type.Array(LevelTest, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type School = Static<typeof School>;

const City = Type.Object(
  { id: Id, name: Name, schools: Type.Array(School, { minItems: 1 }) },
  { additionalProperties: false },
);
export type City = Static<typeof City>;

const Region = Type.Object(
  { id: Id, name: Name, cities: Type.Array(City, { minItems: 1 }) },
  { additionalProperties: false },
);
export type Region = Static<typeof Region>;

/** The schools of one brand in one country. */
export const SchoolNetwork = Type.Object(
  {
    /** A dsProductId. */
    brand: Id,
    country: Type.Enum([...countries]),
    regions: Type.Array(Region, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type SchoolNetwork = Static<typeof SchoolNetwork>;
