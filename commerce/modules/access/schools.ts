import { type Business, businesses } from '@/contract/enumerations';
import type { SchoolAccess } from '@/config/bearerKeys.server';
import { EnvironmentError } from '@/config/variables.server';

export interface School extends SchoolAccess {
  business: Business;
}

/**
 * Reads the schools of the configuration.
 * @throws EnvironmentError for an unknown company
 */
export const readSchools = (given: readonly SchoolAccess[]): readonly School[] =>
  given.map((school) => {
    const business = businesses.find((known) => known === school.business);
    if (business === undefined)
      throw new EnvironmentError(`SCHOOL_ACCESS names ${school.business}, which is no business.`);
    return { ...school, business };
  });
