import { randomUUID } from 'node:crypto';
import { type Connection, inTransaction } from '../../database/connect';
import { replayEarlier, withIdempotency } from '../../http/idempotency';
import type { Limits, LimitedCall } from '../../limits';
import { runExclusive } from '../../runExclusive';
import { ProviderRefusal } from '../../providers/errors';
import { getAddressGroup, getNextCall, type LimitRule, requireWithinLimits } from '../../rateLimit';
import {
  type CodeStore,
  type CodeTry,
  type IssuedCode,
  type OpenCodeStore,
  phoneCodeRules,
} from './codeRules';

type CodeLimits = Pick<Limits, 'consume' | 'getRule' | 'release'>;

interface CodeOrder<Code extends IssuedCode> {
  limits: CodeLimits;
  calls: readonly LimitedCall[];
  owner: string;
  address: string;
  idempotencyKey: string;
  now: Date;
  isSame: (earlier: Code) => boolean;
  create: (issued: IssuedCode) => Promise<Code> | Code;
  deliver: (code: Code) => Promise<void>;
}

/**
 * Issues a code once per idempotency key. It is committed before it is sent, one at a time for each
 * owner and each address, so that limits hold. A code whose sending was refused is deleted; one that
 * may or may not have arrived stays valid, and counts.
 * @returns the code, also when an earlier call issued it
 * @throws ProblemError idempotency_key_reused, rate_limited, and what `create` and `deliver` throw
 */
export async function issueCode<Code extends IssuedCode, Try extends CodeTry>(
  connection: Connection,
  openStore: OpenCodeStore<CodeStore<Code, Try>>,
  order: CodeOrder<Code>,
): Promise<Code> {
  const { deliver, idempotencyKey, isSame, owner } = order;
  const store = openStore(connection);
  const earlier = await store.findByIdempotencyKey(idempotencyKey);
  if (earlier) return replayEarlier({ isSame, replay: () => earlier }, earlier);
  const { code, isNew } = await runExclusive(owner, () => writeCode(connection, openStore, order));
  if (!isNew) return code;
  try {
    await deliver(code);
  } catch (error) {
    if (error instanceof ProviderRefusal) await store.remove(code.id);
    throw error;
  }
  return code;
}

interface WrittenCode<Code> {
  code: Code;
  isNew: boolean;
}

/**
 * Hashing costs more than everything else, so it follows the limits, while no connection is held.
 */
async function writeCode<Code extends IssuedCode, Try extends CodeTry>(
  connection: Connection,
  openStore: OpenCodeStore<CodeStore<Code, Try>>,
  { address, create, idempotencyKey, isSame, limits, now, owner, calls }: CodeOrder<Code>,
): Promise<WrittenCode<Code>> {
  const group = getAddressGroup(address);
  const limited = { owner, address: group, limits, now };
  const once = (store: CodeStore<Code, Try>, run: () => Promise<WrittenCode<Code> | undefined>) =>
    withIdempotency<Code, WrittenCode<Code>>({
      find: () => store.findByIdempotencyKey(idempotencyKey),
      isSame,
      replay: (issued) => ({ code: issued, isNew: false }),
      run,
    });
  const write = (created: Code) =>
    inTransaction(connection, async (transaction) => {
      const store = openStore(transaction);
      await store.lock(owner);
      if (group !== null) await store.lock(`address:${group}`);
      return once(store, async () => {
        await checkLimits(store, limited);
        return (await store.create(created)) ? { code: created, isNew: true } : undefined;
      });
    });
  const store = openStore(connection);
  return once(store, async () => {
    await checkLimits(store, limited);
    const counts = await limits.consume(calls);
    const created = await create({
      id: randomUUID(),
      idempotencyKey,
      address: group,
      sentAt: now,
      expiresAt: new Date(now.getTime() + phoneCodeRules.lifetimeMs),
      usedAt: null,
    });
    try {
      return await (group === null
        ? write(created)
        : runExclusive(`address:${group}`, () => write(created)));
    } catch (error) {
      await limits.release(counts);
      throw error;
    }
  });
}

/**
 * Does not count used codes: a buyer who confirms a phone may start the next purchase at once.
 * @throws ProblemError rate_limited, with the seconds to wait.
 */
async function checkLimits<Code extends IssuedCode, Try extends CodeTry>(
  store: CodeStore<Code, Try>,
  {
    address,
    limits,
    now,
    owner,
  }: { owner: string; address: string | null; limits: CodeLimits; now: Date },
): Promise<void> {
  const ofPhone = limits.getRule('sms-per-phone');
  const ofAddress = limits.getRule('sms-per-address');
  const since = ({ windowMs }: LimitRule) => ({ since: new Date(now.getTime() - windowMs) });
  const toOwner = await store.listUnusedOfOwner(owner, since(ofPhone));
  const fromAddress =
    address === null ? [] : await store.listUnusedOfAddress(address, since(ofAddress));
  const latest = toOwner.at(-1);
  const nextCalls = [
    latest && { moment: latest.getTime() + phoneCodeRules.resendWaitMs, limit: null },
    getNextCall(toOwner, ofPhone),
    getNextCall(fromAddress, ofAddress),
  ];
  requireWithinLimits(nextCalls, now);
}
