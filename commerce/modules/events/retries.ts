const secondMs = 1_000;
const hour = 3_600 * secondMs;

export const tryFor = 72 * hour;

const firstDelay = 5 * secondMs;
const maxDelay = 3 * hour;

/**
 * Milliseconds of backoff after a failed attempt, counted from 1: doubled each time up to three hours,
 * plus up to a third at random, so that what failed together is not retried together.
 */
export function getRetryDelay(attempt: number, chance = Math.random()): number {
  const wait = Math.min(firstDelay * 2 ** Math.min(attempt - 1, 20), maxDelay);
  return Math.round(wait * (1 + chance / 3));
}

export interface Circuit {
  /**
   * While the receiver is known to be failing, one attempt may begin whenever its backoff is over. The
   * caller has to end or release that attempt.
   */
  mayTry(now: number): boolean;
  release(): void;
  end(result: 'delivered' | 'failed' | 'gone', now: number): void;
  isOpen(): boolean;
}

const failuresUntilOpen = 5;
const firstCooldown = 2 * secondMs;
const maxCooldown = 60 * secondMs;
const goneCooldown = 600 * secondMs;

/**
 * Spares a failing receiver, and the database: instead of each of its thousands of events it tries one
 * now and then, and all as soon as one is delivered.
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
      // An attempt that was running when the receiver was found to be failing says nothing new.
      const isLate = isOpen() && !isTrying && result === 'failed';
      isTrying = false;
      if (isLate) return;
      if (result === 'delivered') {
        failures = 0;
        return;
      }
      failures = result === 'gone' ? Math.max(failures, failuresUntilOpen) : failures + 1;
      const times = Math.min(Math.max(0, failures - failuresUntilOpen), 10);
      const cooldown =
        result === 'gone' ? goneCooldown : Math.min(firstCooldown * 2 ** times, maxCooldown);
      nextTryAt = Math.max(nextTryAt, now + cooldown * (1 + chance() / 3));
    },
  };
}
