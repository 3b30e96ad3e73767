import { Compile } from 'typebox/compile';
import { repeated } from '../repeated';
import { SchoolNetwork } from './SchoolNetwork';

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
    ...repeated(regions.map(({ path }) => path)),
    ...repeated(cities.map(({ path }) => path)),
    ...repeated(schools),
  ].map((id) => `schools: ${id} is there twice`);
}
