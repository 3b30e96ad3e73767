import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { countries } from '@/contract/enumerations';
import { findRepeated } from './findRepeated';

const Id = Type.String({ pattern: '^[A-Za-z0-9-]{1,80}$' });
const Name = Type.String({ minLength: 1 });
const ClockTime = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });

/** The weekly level tests of a school. Clock times of Brasília; Sunday is 0. */
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

const School = Type.Object(
  {
    id: Id,
    name: Name,
    address: Name,
    levelTests: Type.Array(LevelTest, { minItems: 1 }),
  },
  { additionalProperties: false },
);
type School = Static<typeof School>;

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

export const SchoolNetwork = Type.Object(
  {
    brand: Id,
    country: Type.Enum([...countries]),
    regions: Type.Array(Region, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type SchoolNetwork = Static<typeof SchoolNetwork>;

const validator = Compile(SchoolNetwork);

/**
 * Checks the schools of all brands.
 * @returns One sentence per fault, with the brand and what is wrong; empty when they are sound.
 */
export function checkSchools(networks: readonly SchoolNetwork[]): string[] {
  const shapes = networks.flatMap((network) =>
    validator
      .Errors(network)
      .map(
        ({ instancePath, message }) => `schools of ${network.brand}: ${instancePath} ${message}`,
      ),
  );
  if (shapes.length > 0) return shapes;
  const regions = networks.flatMap(({ brand, country, regions: all }) =>
    all.map((region) => ({ ...region, path: `${brand}/${country}/${region.id}` })),
  );
  const cities = regions.flatMap(({ cities: all, path }) =>
    all.map((city) => ({ ...city, path: `${path}/${city.id}` })),
  );
  const schools = cities.flatMap((city) => city.schools.map(({ id }) => id));
  return [
    ...findRepeated(regions.map(({ path }) => path)),
    ...findRepeated(cities.map(({ path }) => path)),
    ...findRepeated(schools),
  ].map((id) => `schools: ${id} is there twice`);
}

const evening = { startsAt: '19:00', endsAt: '20:00', seats: 8 };
const morning = { startsAt: '09:00', endsAt: '10:00', seats: 12 };

export const tuesdaysAndSaturdays: LevelTest[] = [
  { weekday: 2, ...evening },
  { weekday: 6, ...morning },
];

export const thursdaysAndSaturdays: LevelTest[] = [
  { weekday: 4, ...evening },
  { weekday: 6, ...morning },
];

export const mondaysAndWednesdays: LevelTest[] = [
  { weekday: 1, ...evening },
  { weekday: 3, ...evening },
];
