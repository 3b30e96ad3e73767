import type { TestLocation, TestLocationsQuery, TestSession } from '@/contract/testLocation';
import { getMoment, listUpcomingDays } from '@/domain/calendar';
import { getTimeZone } from '@/domain/timeZones';
import type { Catalogue } from '../catalogue/createCatalogue';
import { getSchoolRegions } from './getFranchises';
import type { LevelTest } from './SchoolNetwork';

const shownDays = 21;

function getSessions(levelTests: readonly LevelTest[], now: Date): TestSession[] {
  return listUpcomingDays(now, shownDays, 'BR').flatMap((day) =>
    levelTests
      .filter(({ weekday }) => weekday === day.weekday)
      .map(({ endsAt, seats, startsAt }) => ({
        startsAt: getMoment(day.date, startsAt, 'BR'),
        endsAt: getMoment(day.date, endsAt, 'BR'),
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
  catalogue: Catalogue,
  query: TestLocationsQuery,
  now: Date,
): TestLocation[] {
  const isAsked = (asked: string | undefined, id: string) => !asked || asked === id;
  return getSchoolRegions(catalogue, query)
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
            timeZone: getTimeZone('BR'),
            sessions: getSessions(levelTests, now),
          })),
        ),
    );
}
