import { brazilianStates } from '@/domain/brazilianStates';
import type { PostalCodes } from '../PostalCodes';
import { postalCodeRanges } from './postalCodeRanges';

const holds = (ranges: readonly (readonly [number, number])[], prefix: number) =>
  ranges.some(([first, last]) => prefix >= first && prefix <= last);

export function createEmbeddedPostalCodes(): PostalCodes {
  return {
    find(digits) {
      const prefix = Number(digits.slice(0, 5));
      const state = brazilianStates.find((code) => holds(postalCodeRanges[code].state, prefix));
      if (!state) return Promise.resolve(null);
      const { capital } = postalCodeRanges[state];
      const city = holds(capital.ranges, prefix) ? capital.name : null;
      return Promise.resolve({ state, city, district: null, street: null });
    },
  };
}
