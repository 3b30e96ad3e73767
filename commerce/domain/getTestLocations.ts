import type { TestLocation, TestLocationsQuery, TestSession } from '@/contract/testLocation';
import type { Catalog } from '../catalog/createCatalog';
import type { LevelTest } from '../catalog/schools/SchoolNetwork';
import { getSchoolRegions } from './getFranchises';
import { brasiliaTimeZone, momentOf, upcomingDays } from './upcomingDays';

const shownDays = 21;

function getSessions(levelTests: readonly LevelTest[], now: Date): TestSession[] {
  return upcomingDays(now, shownDays).flatMap((day) =>
    levelTests
      .filter(({ weekday }) => weekday === day.weekday)
      .map(({ endsAt, seats, startsAt }) => ({
        startsAt: momentOf(day, startsAt),
        endsAt: momentOf(day, endsAt),
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
  catalog: Catalog,
  query: TestLocationsQuery,
  now: Date,
): TestLocation[] {
  const isAsked = (asked: string | undefined, id: string) => !asked || asked === id;
  return getSchoolRegions(catalog, query)
    .filter(({ id }) => isAsked(query.region, id))
    .flatMap((region) =>
      region.cities
        .filter(({ id }) => isAsked(query.city, id))
        .flatMap((city) =>
          city.schools.map(({ address, id, levelTests, name }) => ({
            id,
            name,
            address,
            region: { id: region.id, name: region.name },
            city: { id: city.id, name: city.name },
            timeZone: brasiliaTimeZone,
            sessions: getSessions(levelTests, now),
          })),
        ),
    );
}
