import { type Connection, inTransaction, type Transaction } from '../../database/connect';
import { hashRequest, withIdempotency } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import { runExclusive } from '../../runExclusive';
import {
  type CodeStore,
  type CodeTry,
  getResendWait,
  type IssuedCode,
  type OpenCodeStore,
  phoneCodeRules,
} from './codeRules';

interface CodeAttempt<Code extends IssuedCode, Try extends CodeTry, Store, Verdict> {
  owner: string;
  request: Record<string, string>;
  idempotencyKey: string;
  now: Date;
  findCode: (store: Store) => Promise<Code | undefined>;
  isOpen: (code: Code) => boolean;
  check: (code: Code) => Promise<Verdict> | Verdict;
  record: (
    attempt: CodeTry,
    checked: { code: Code; verdict: Verdict },
    transaction: Transaction,
  ) => Promise<Try> | Try;
}

export interface CountedTry<Try extends CodeTry> {
  attempt: Try;
  retryAfter: number;
}

/**
 * Counts one try at a code, once per idempotency key and under the owner's lock, so that concurrent
 * tries count one by one. The try is committed whatever the result: `record` writes a wrong one too.
 * @throws ProblemError code_expired, too_many_attempts, rate_limited, idempotency_key_reused
 */
export function countTry<
  Code extends IssuedCode,
  Try extends CodeTry,
  Store extends CodeStore<Code, Try>,
  Verdict,
>(
  connection: Connection,
  openStore: OpenCodeStore<Store>,
  order: CodeAttempt<Code, Try, Store, Verdict>,
): Promise<CountedTry<Try>> {
  const { check, findCode, idempotencyKey, isOpen, now, owner, record } = order;
  const requestHash = hashRequest(order.request);

  const once = async (
    store: Store,
    run: (code: Code, attemptsLeft: number) => Promise<CountedTry<Try>>,
  ): Promise<CountedTry<Try>> => {
    const code = await findCode(store);
    const retryAfter = code ? getResendWait(code, now) : 0;
    return withIdempotency<Try, CountedTry<Try>>({
      find: () => store.findTry(idempotencyKey),
      isSame: (earlier) => earlier.requestHash === requestHash,
      replay: (attempt) => ({ attempt, retryAfter }),
      run: async () => {
        if (!code || !isOpen(code)) throw new ProblemError('code_expired');
        const tried = await store.countTries(code.id);
        if (tried >= phoneCodeRules.attempts) {
          throw new ProblemError('too_many_attempts', { retryAfter });
        }
        return run(code, phoneCodeRules.attempts - tried - 1);
      },
    });
  };

  const count = (checked: { code: Code; verdict: Verdict }) =>
    inTransaction(connection, async (transaction) => {
      const store = openStore(transaction);
      await store.lock(owner);
      return once(store, async (code, attemptsLeft) => {
        // Another process sent a newer code while this one was checked.
        if (code.id !== checked.code.id) throw new ProblemError('code_expired');
        const counted = { idempotencyKey, requestHash, attemptsLeft, at: now };
        const attempt = await record(counted, checked, transaction);
        await store.createTry(attempt);
        return { attempt, retryAfter: getResendWait(code, now) };
      });
    });

  return runExclusive(owner, () =>
    once(openStore(connection), async (code) => count({ code, verdict: await check(code) })),
  );
}

export function createWrongCodeProblem({
  attempt: { attemptsLeft },
  retryAfter,
}: CountedTry<CodeTry>): ProblemError {
  return attemptsLeft > 0
    ? new ProblemError('code_wrong', { attemptsLeft })
    : new ProblemError('too_many_attempts', { retryAfter });
}
