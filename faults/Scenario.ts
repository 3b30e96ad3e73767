import type { SystemOptions, FaultSystem } from './system';

export interface Figure {
  name: string;
  asked: number;
  done: number;
  missed: number;
  /** A figure of time, which a slow or busy machine may miss though nothing is wrong. */
  isTiming?: true;
}

export interface Scenario {
  name: string;
  system?: SystemOptions;
  /**
   * @param share of the full counts: 1 in the suite, less where a run only shows that the scenario
   *   works.
   */
  run: (system: FaultSystem, share: number) => Promise<Figure[]>;
}

/** @param allowed how many may fail before one is missed: 5 % of them with a 95th percentile. */
export function createFigure(name: string, asked: number, done: number, allowed = 0): Figure {
  return { name, asked, done, missed: Math.max(0, asked - allowed - done) };
}

export const createTimingFigure = (...figure: Parameters<typeof createFigure>): Figure => ({
  ...createFigure(...figure),
  isTiming: true,
});

export function createLimitFigure(name: string, limit: number, measured: number): Figure {
  const done = Math.ceil(measured);
  return { name, asked: limit, done, missed: Math.max(0, done - limit) };
}

export const createDurationFigure = (...figure: Parameters<typeof createLimitFigure>): Figure => ({
  ...createLimitFigure(...figure),
  isTiming: true,
});

/** How long a run took. @param startedAt of `performance.now()`. */
export function createMinutesFigure(startedAt: number, maxMinutes: number): Figure {
  const minutes = (performance.now() - startedAt) / 60_000;
  return createDurationFigure(`minutes, at most ${maxMinutes}`, maxMinutes, minutes);
}

export function takeShare(count: number, share: number): number {
  return Math.max(1, Math.round(count * share));
}
