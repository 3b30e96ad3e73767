import { setTimeout as wait } from 'node:timers/promises';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { type LimitName, type LimitNumbers, limits } from '@/domain/limits';
import { fingerprint } from './database/sealing';
import { ProblemError } from './http/problems';
import { limitRefusals } from './monitoring/metrics';
import type { LimitRule } from './rateLimit';

export interface LimitedCall {
  limit: LimitName;
  key: string | null;
}

export type ReleaseQuota = () => Promise<void>;

export interface Limits {
  /**
   * Counts one of each limit, before the work that it limits; when any limit is used up, counts none.
   * @throws ProblemError rate_limited, with the seconds until the window ends
   */
  consume(calls: readonly LimitedCall[]): Promise<ReleaseQuota>;
  /** Counts one and refuses nobody. Notifies operators once when the limit is reached. */
  count(call: LimitedCall): Promise<void>;
  getRule(name: LimitName): LimitRule;
}

interface Limiter {
  shared: RateLimiterAbstract;
  memory: RateLimiterAbstract;
}

interface LimitOptions {
  numbers: LimitNumbers;
  onReached: (name: LimitName) => void;
}

export const getLimitRule = (numbers: LimitNumbers, name: LimitName): LimitRule => ({
  name,
  limit: numbers[name] ?? limits[name].limit,
  windowMs: limits[name].seconds * 1_000,
});

const timeoutMs = 2_000;
const retryMs = 5_000;

/**
 * Reports within two seconds that the pool is unavailable, and then at once, so that nobody waits for
 * a count.
 */
function createStoreClient(pool: Pool) {
  let awayUntil = 0;
  return {
    isAway: () => performance.now() < awayUntil,
    async query({ text, values }: QueryConfig): Promise<QueryResult> {
      if (performance.now() < awayUntil) throw new Error('The store of limits is unavailable');
      const timer = new AbortController();
      const late = wait(timeoutMs, undefined, { signal: timer.signal }).then(() => {
        throw new Error('The store of limits did not answer in time');
      });
      try {
        // Runs without a statement name: a transaction pooler gives every statement another session.
        return await Promise.race([pool.query(text, values), late]);
      } catch (error) {
        awayUntil = performance.now() + retryMs;
        throw error;
      } finally {
        timer.abort();
        late.catch(() => undefined);
      }
    },
  };
}

/**
 * Counts in PostgreSQL, so that a limit holds for all processes. While PostgreSQL is unavailable, each
 * process counts in its memory and allows half as many (decision 042).
 */
export function createLimits(pool: Pool, { numbers, onReached }: LimitOptions): Limits {
  const storeClient = createStoreClient(pool);
  const limiters = new Map<LimitName, Limiter>();

  const getRule = (name: LimitName): LimitRule => getLimitRule(numbers, name);

  const getLimiter = (name: LimitName): Limiter => {
    const known = limiters.get(name);
    if (known) return known;
    const { limit: points, windowMs } = getRule(name);
    const duration = windowMs / 1_000;
    const memory = new RateLimiterMemory({
      keyPrefix: name,
      points: Math.max(1, Math.floor(points / 2)),
      duration,
    });
    const shared = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: 'rate_limits',
      tableCreated: true,
      // The first limiter clears the expired keys of all.
      clearExpiredByTimeout: limiters.size === 0,
      keyPrefix: name,
      points,
      duration,
      insuranceLimiter: memory,
    });
    limiters.set(name, { shared, memory });
    return { shared, memory };
  };

  const refuse = (name: LimitName, { msBeforeNext }: RateLimiterRes): ProblemError => {
    limitRefusals.inc({ limit: name });
    return new ProblemError('rate_limited', { retryAfter: Math.ceil(msBeforeNext / 1_000) });
  };

  return {
    getRule,
    async consume(calls) {
      const consumed: (() => Promise<unknown>)[] = [];
      const release = async () => {
        await Promise.all(consumed.splice(0).map((releaseOne) => releaseOne()));
      };
      for (const { key, limit } of calls) {
        if (key === null) continue;
        const { memory, shared } = getLimiter(limit);
        // The table holds hashes of addresses, phones and documents.
        const hashed = fingerprint(key);
        const count = async () => {
          try {
            await shared.consume(hashed);
          } finally {
            // What was counted in memory is returned there, also when the store is available again.
            const counted = storeClient.isAway() ? memory : shared;
            consumed.push(() => counted.reward(hashed));
          }
        };
        try {
          await count();
        } catch (thrown) {
          await release();
          throw thrown instanceof RateLimiterRes ? refuse(limit, thrown) : thrown;
        }
      }
      return release;
    },
    async count({ key, limit }) {
      if (key === null) return;
      const { consumedPoints } = await getLimiter(limit).shared.penalty(fingerprint(key));
      if (consumedPoints === getRule(limit).limit) onReached(limit);
    },
  };
}
