import { randomUUID } from 'node:crypto';
import type { Connection } from '../../database/connect';
import { replayEarlier, withIdempotency } from '../../http/idempotency';
import { getAddressGroup, getNextTurn, requireTurns } from '../../rateLimit';
import {
  type CodeStore,
  type CodeTry,
  type IssuedCode,
  type OpenCodeStore,
  phoneCodeRules,
} from './codeRules';

interface CodeOrder<Code extends IssuedCode> {
  /** The phone or member that the code verifies; limits count by it. */
  owner: string;
  /** Where the call came from. */
  address: string;
  idempotencyKey: string;
  now: Date;
  /** Whether an earlier call with the key asked for the same code. */
  isSame: (earlier: Code) => boolean;
  /** Not called for a repeated key. */
  create: (issued: IssuedCode) => Promise<Code> | Code;
  deliver: (code: Code) => Promise<void>;
}

/**
 * Issues a code once per idempotency key. It is committed before it is sent, one at a time for each
 * owner, so that limits hold; one that could not be sent is deleted.
 * @returns the code, also when an earlier call issued it
 * @throws ProblemError idempotency_key_reused, rate_limited, and what `create` and `deliver` throw
 */
export async function issueCode<Code extends IssuedCode, Try extends CodeTry>(
  connection: Connection,
  openStore: OpenCodeStore<CodeStore<Code, Try>>,
  order: CodeOrder<Code>,
): Promise<Code> {
  const { address, create, deliver, idempotencyKey, isSame, now, owner } = order;
  const earlier = await openStore(connection).findByIdempotencyKey(idempotencyKey);
  if (earlier) return replayEarlier({ isSame, replay: () => earlier }, earlier);
  // Hashing takes a while: no connection waits for it.
  const created = await create({
    id: randomUUID(),
    idempotencyKey,
    address: getAddressGroup(address),
    sentAt: now,
    expiresAt: new Date(now.getTime() + phoneCodeRules.lifetime),
    usedAt: null,
  });
  const { code, isNew } = await connection.transaction(async (transaction) => {
    const store = openStore(transaction);
    await store.lock(owner);
    return withIdempotency<Code, { code: Code; isNew: boolean }>({
      find: () => store.findByIdempotencyKey(idempotencyKey),
      isSame,
      replay: (issued) => ({ code: issued, isNew: false }),
      run: async () => {
        await checkLimits(store, owner, created);
        return (await store.create(created)) ? { code: created, isNew: true } : undefined;
      },
    });
  });
  if (!isNew) return code;
  try {
    await deliver(code);
  } catch (error) {
    // A code that was not delivered must not delay the next one.
    await openStore(connection).remove(code.id);
    throw error;
  }
  return code;
}

const { perAddress, perPhone, resendWait, window } = phoneCodeRules;

/**
 * Codes that were used do not count: a buyer who confirms a phone may start the next purchase at
 * once.
 * @throws ProblemError rate_limited, with the seconds to wait.
 */
async function checkLimits<Code extends IssuedCode, Try extends CodeTry>(
  store: CodeStore<Code, Try>,
  owner: string,
  { address, sentAt: now }: Code,
): Promise<void> {
  const range = { since: new Date(now.getTime() - window) };
  const toOwner = await store.listUnusedOfOwner(owner, range);
  const fromAddress = address === null ? [] : await store.listUnusedOfAddress(address, range);
  const latest = toOwner.at(-1);
  const turns = [
    latest && latest.getTime() + resendWait,
    getNextTurn(toOwner, { limit: perPhone, window }),
    getNextTurn(fromAddress, { limit: perAddress, window }),
  ];
  requireTurns(turns, now);
}
