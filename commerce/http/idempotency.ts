import { type Connection, inTransaction, type Transaction } from '../database/connect';
import { fingerprint } from '../database/sealing';
import { ProblemError } from './problems';
import { writeKeyRepository } from './writeKeys';

interface IdempotentWork<Earlier, Result> {
  find: () => Promise<Earlier | undefined>;
  isSame: (earlier: Earlier) => boolean;
  replay: (earlier: Earlier) => Promise<Result> | Result;
  /**
   * Does the work and stores its result under the key.
   * @returns undefined when the result is to be replayed: another call may have used the key
   *   meanwhile.
   */
  run: () => Promise<Result | undefined>;
}

/**
 * Does something once per Idempotency-Key: the same key and request get the same answer, and one of
 * several concurrent calls does the work. `find` and `run` decide what they lock.
 * @throws ProblemError idempotency_key_reused when the key came with another request.
 */
export async function withIdempotency<Earlier, Result>(
  work: IdempotentWork<Earlier, Result>,
): Promise<Result> {
  const earlier = await work.find();
  if (earlier !== undefined) return replayEarlier(work, earlier);
  return (await work.run()) ?? replayEarlier(work, await work.find());
}

export async function replayEarlier<Earlier, Result>(
  { isSame, replay }: Pick<IdempotentWork<Earlier, Result>, 'isSame' | 'replay'>,
  earlier: Earlier | undefined,
): Promise<Result> {
  if (earlier === undefined || !isSame(earlier)) throw new ProblemError('idempotency_key_reused');
  return replay(earlier);
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => [key, canonical(entry)]);
}

/**
 * Hashes a JSON value with a key (hex), whatever the order of its members. Without the key a CPF in
 * a body could be found by trying all of them.
 */
export function hashRequest(body: unknown): string {
  return fingerprint(JSON.stringify(canonical(body)));
}

interface KeyedWrite<Result> {
  idempotencyKey: string;
  request: object;
  replay: () => Promise<Result>;
  /** @returns undefined when `replay` reads the answer, once the work is committed. */
  run: (transaction: Transaction) => Promise<Result | undefined>;
}

/**
 * Does a write that leaves no row of its own once per Idempotency-Key. The transaction of the work
 * writes the key, so that one of several concurrent calls does the work and the others wait for it.
 * @throws ProblemError idempotency_key_reused, and what `run` throws: then the key stays free.
 */
export function writeOnce<Result>(
  { clock, connection }: { clock: () => Date; connection: Connection },
  { idempotencyKey, replay, request, run }: KeyedWrite<Result>,
): Promise<Result> {
  const requestHash = hashRequest(request);
  return withIdempotency({
    find: () => writeKeyRepository(connection).find(idempotencyKey),
    isSame: (earlier) => earlier.requestHash === requestHash,
    replay,
    run: () =>
      inTransaction(connection, async (transaction) => {
        const key = { idempotencyKey, requestHash, createdAt: clock() };
        const isFirst = await writeKeyRepository(transaction).create(key);
        return isFirst ? run(transaction) : undefined;
      }),
  });
}
