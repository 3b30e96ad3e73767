import type { SystemOptions, FaultSystem } from './system';

/** One line of the result: what was asked for, in how many cases it was so, and how many are missed. */
export interface Figure {
  name: string;
  asked: number;
  done: number;
  missed: number;
  /** Of time: what a slow or busy machine may miss, though nothing is wrong. */
  isTiming?: true;
}

/** What is done to a system of its own, and what has to hold afterwards. */
export interface Scenario {
  name: string;
  /** How its system differs from the one that `npm start` starts. */
  system?: SystemOptions;
  /** Whether it waits most of the time, and bears another scenario beside it. */
  isIdle?: boolean;
  /**
   * @param share of the full counts: 1 in the suite, less where it is only shown that it works.
   */
  run: (system: FaultSystem, share: number) => Promise<Figure[]>;
}

/** @param allowed how many may fail before one is missed: 5 % of them with a 95th percentile. */
export function createFigure(name: string, asked: number, done: number, allowed = 0): Figure {
  return { name, asked, done, missed: Math.max(0, asked - allowed - done) };
}

/** As createFigure, of what was to be done in a time. */
export const createTimingFigure = (...figure: Parameters<typeof createFigure>): Figure => ({
  ...createFigure(...figure),
  isTiming: true,
});

/** What may be at most so much: asked is the limit, done what was measured, missed what is beyond. */
export function createLimitFigure(name: string, limit: number, measured: number): Figure {
  const done = Math.ceil(measured);
  return { name, asked: limit, done, missed: Math.max(0, done - limit) };
}

/** What may take at most so much time, in the unit of its name. */
export const createDurationFigure = (...figure: Parameters<typeof createLimitFigure>): Figure => ({
  ...createLimitFigure(...figure),
  isTiming: true,
});

/** How long a run took. @param startedAt of `performance.now()`. */
export function createMinutesFigure(startedAt: number, mostMinutes = 30): Figure {
  const minutes = (performance.now() - startedAt) / 60_000;
  return createDurationFigure(`minutes, at most ${mostMinutes}`, mostMinutes, minutes);
}

/** That share of a full count, at least one. */
export function takeShare(count: number, share: number): number {
  return Math.max(1, Math.round(count * share));
}
