import type { LevelTest } from './SchoolNetwork';

const evening = { startsAt: '19:00', endsAt: '20:00', seats: 8 };
const morning = { startsAt: '09:00', endsAt: '10:00', seats: 12 };

/** The weeks that schools choose from for their level tests. */
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
