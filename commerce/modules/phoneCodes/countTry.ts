import type { Connection, Transaction } from '../../database/connect';
import { hashRequest, withIdempotency } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import {
  type CodeStore,
  type CodeTry,
  getResendWait,
  type IssuedCode,
  type OpenCodeStore,
  phoneCodeRules,
} from './codeRules';

interface CodeAttempt<Code extends IssuedCode, Try extends CodeTry, Store> {
  /** The phone or member that the code verifies. */
  owner: string;
  /** What the caller sent: the same key with another request is refused. */
  request: Record<string, string>;
  idempotencyKey: string;
  now: Date;
  findCode: (store: Store) => Promise<Code | undefined>;
  isOpen: (code: Code) => boolean;
  /** Checks what was typed, in the transaction that counts the try. */
  check: (attempt: CodeTry, code: Code, transaction: Transaction) => Promise<Try> | Try;
}

export interface CountedTry<Try extends CodeTry> {
  attempt: Try;
  /** Seconds until the next code may be sent. */
  retryAfter: number;
}

/**
 * Takes one try at a code, once per idempotency key and under the owner's lock, so that tries at
 * once count one by one. It is committed whatever the result: `check` returns a wrong one.
 * @throws ProblemError code_expired, too_many_attempts, idempotency_key_reused
 */
export function countTry<
  Code extends IssuedCode,
  Try extends CodeTry,
  Store extends CodeStore<Code, Try>,
>(
  connection: Connection,
  openStore: OpenCodeStore<Store>,
  { findCode, idempotencyKey, isOpen, check, now, owner, request }: CodeAttempt<Code, Try, Store>,
): Promise<CountedTry<Try>> {
  return connection.transaction(async (transaction) => {
    const store = openStore(transaction);
    await store.lock(owner);
    const code = await findCode(store);
    const retryAfter = code ? getResendWait(code, now) : 0;
    const requestHash = hashRequest(request);
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
        const attemptsLeft = phoneCodeRules.attempts - tried - 1;
        const counted = { idempotencyKey, requestHash, attemptsLeft, at: now };
        const attempt = await check(counted, code, transaction);
        await store.createTry(attempt);
        return { attempt, retryAfter };
      },
    });
  });
}

/** The answer to a wrong code. */
export function createWrongCodeProblem({
  attempt: { attemptsLeft },
  retryAfter,
}: CountedTry<CodeTry>): ProblemError {
  return attemptsLeft > 0
    ? new ProblemError('code_wrong', { attemptsLeft })
    : new ProblemError('too_many_attempts', { retryAfter });
}
