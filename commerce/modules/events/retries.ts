const secondMs = 1_000;
const hour = 3_600 * secondMs;

/** How long an event is tried to be told, in milliseconds. */
export const tryFor = 72 * hour;

const firstWait = 5 * secondMs;
const longestWait = 3 * hour;

/**
 * How long to wait after a failed try, from 1 on: twice as long each time, three hours at most, and up
 * to a third more by chance, so that what failed together does not come again together. Milliseconds.
 */
export function getRetryWait(attempt: number, chance = Math.random()): number {
  const wait = Math.min(firstWait * 2 ** Math.min(attempt - 1, 20), longestWait);
  return Math.round(wait * (1 + chance / 3));
}

export interface Circuit {
  /**
   * Whether a try may begin. While the receiver is known to be ill one may, each time that its wait
   * is over: that try has to be ended or released.
   */
  mayTry(now: number): boolean;
  /** Nothing was there to be tried. */
  release(): void;
  end(result: 'delivered' | 'failed' | 'gone', now: number): void;
  /** Whether the receiver is known to be ill. */
  isOpen(): boolean;
}

/** So many failures without a success between them, and a receiver counts as ill. */
const failuresUntilOpen = 5;
const firstHold = 2 * secondMs;
const longestHold = 60 * secondMs;
/** Of one that says that it is no more (410). */
const goneHold = 600 * secondMs;

/**
 * Spares a receiver that is ill, and the database: not each of its thousands of events is tried again,
 * but one of them now and then, and all as soon as one comes through.
 * @param chance from 0 to 1
 */
export function createCircuit(chance: () => number = Math.random): Circuit {
  let failures = 0;
  let isTrying = false;
  let nextTryAt = 0;
  const isOpen = () => failures >= failuresUntilOpen;
  return {
    isOpen,
    mayTry(now) {
      if (!isOpen()) return true;
      if (isTrying || now < nextTryAt) return false;
      isTrying = true;
      return true;
    },
    release() {
      isTrying = false;
    },
    end(result, now) {
      // What was under way when it turned out to be ill says nothing new.
      const isLate = isOpen() && !isTrying && result === 'failed';
      isTrying = false;
      if (isLate) return;
      if (result === 'delivered') {
        failures = 0;
        return;
      }
      failures = result === 'gone' ? Math.max(failures, failuresUntilOpen) : failures + 1;
      const times = Math.min(Math.max(0, failures - failuresUntilOpen), 10);
      const hold = result === 'gone' ? goneHold : Math.min(firstHold * 2 ** times, longestHold);
      nextTryAt = Math.max(nextTryAt, now + hold * (1 + chance() / 3));
    },
  };
}
