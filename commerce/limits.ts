import { randomUUID } from 'node:crypto';
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

export interface ConsumedCount {
  limit: LimitName;
  /** Hashed. */
  key: string;
  /** Milliseconds since 1970: when the window ends; then there is nothing to release. */
  until: number;
  /** The process that counted in its memory; null: counted in PostgreSQL. */
  countedBy: string | null;
}

export interface Limits {
  /**
   * Counts one of each limit, before the work that it limits; when any limit is used up, counts none.
   * @throws ProblemError rate_limited, with the seconds until the window ends
   */
  consume(calls: readonly LimitedCall[]): Promise<readonly ConsumedCount[]>;
  /** Releases what turned out not to be due. The caller must not release a count twice. */
  release(counts: readonly ConsumedCount[]): Promise<void>;
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

/** A refused call is counted, too. */
const tryToConsume = (limiter: RateLimiterAbstract, key: string) =>
  limiter.consume(key).then(
    (answer) => ({ answer, isRefused: false }),
    (thrown: unknown) => {
      if (thrown instanceof RateLimiterRes) return { answer: thrown, isRefused: true };
      throw thrown;
    },
  );

/**
 * Counts in PostgreSQL, so that a limit holds for all processes. While PostgreSQL is unavailable, each
 * process counts in its memory and allows half as many (decision 042).
 */
export function createLimits(pool: Pool, { numbers, onReached }: LimitOptions): Limits {
  const storeClient = createStoreClient(pool);
  const processId = randomUUID();
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
    });
    limiters.set(name, { shared, memory });
    return { shared, memory };
  };

  const refuse = (name: LimitName, { msBeforeNext }: RateLimiterRes): ProblemError => {
    limitRefusals.inc({ limit: name });
    return new ProblemError('rate_limited', { retryAfter: Math.ceil(msBeforeNext / 1_000) });
  };

  /** Counts in the table, or in memory while the table does not answer. */
  const consumeOne = async (limit: LimitName, key: string) => {
    const { memory, shared } = getLimiter(limit);
    try {
      return { ...(await tryToConsume(shared, key)), countedBy: null };
    } catch {
      return { ...(await tryToConsume(memory, key)), countedBy: processId };
    }
  };

  const release = async (counts: readonly ConsumedCount[]): Promise<void> => {
    const due = counts.filter(({ until }) => until > Date.now());
    await Promise.all(
      due.map(async ({ countedBy, key, limit }) => {
        const { memory, shared } = getLimiter(limit);
        // Without the table the count stays until its window ends.
        if (countedBy === null) await shared.reward(key).catch(() => undefined);
        else if (countedBy === processId) await memory.reward(key);
      }),
    );
  };

  return {
    getRule,
    release,
    async consume(calls) {
      const counts: ConsumedCount[] = [];
      for (const { key: clear, limit } of calls) {
        if (clear === null) continue;
        // The table holds hashes of addresses, phones and documents.
        const key = fingerprint(clear);
        const { answer, countedBy, isRefused } = await consumeOne(limit, key);
        counts.push({ limit, key, countedBy, until: Date.now() + answer.msBeforeNext });
        if (!isRefused) continue;
        await release(counts);
        throw refuse(limit, answer);
      }
      return counts;
    },
    async count({ key, limit }) {
      if (key === null) return;
      const { memory, shared } = getLimiter(limit);
      const hashed = fingerprint(key);
      const { consumedPoints } = await shared.penalty(hashed).catch(() => memory.penalty(hashed));
      if (consumedPoints === getRule(limit).limit) onReached(limit);
    },
  };
}
