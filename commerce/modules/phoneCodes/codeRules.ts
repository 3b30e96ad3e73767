import type { Executor } from '../../database/connect';
import { getSecondsUntil } from '../../rateLimit';

/** Rules of the codes sent by SMS. Times in milliseconds. */
export const phoneCodeRules = {
  digits: 6,
  lifetimeMs: 10 * 60_000,
  resendWaitMs: 60_000,
  attempts: 5,
} as const;

/** A call for a lead, which is done once per idempotency key and limited by its address. */
export interface LeadCall<Request> {
  leadId: string;
  request: Request;
  idempotencyKey: string;
  /** Where the call came from. */
  address: string;
}

/** The columns that every kind of code has. */
export interface IssuedCode {
  id: string;
  idempotencyKey: string;
  /** The key of limits per address; null: not limited. */
  address: string | null;
  sentAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

/** One try at a code. */
export interface CodeTry {
  idempotencyKey: string;
  requestHash: string;
  attemptsLeft: number;
  at: Date;
}

interface Since {
  since: Date;
}

/** The tables of one kind of code. Its owner is what the code verifies: a phone, a program's
 * member. */
export interface CodeStore<Code extends IssuedCode, Try extends CodeTry> {
  /** Waits until no other transaction works on the codes of this owner, or of this address. */
  lock(name: string): Promise<void>;
  /** @returns False when the idempotency key is another code's; nothing is written then. */
  create(code: Code): Promise<boolean>;
  /** Deletes a code that was refused: nobody has it. */
  remove(id: string): Promise<void>;
  findByIdempotencyKey(key: string): Promise<Code | undefined>;
  /** When the owner's unused codes were sent, oldest first. */
  listUnusedOfOwner(owner: string, range: Since): Promise<Date[]>;
  listUnusedOfAddress(address: string, range: Since): Promise<Date[]>;
  findTry(idempotencyKey: string): Promise<Try | undefined>;
  countTries(codeId: string): Promise<number>;
  createTry(attempt: Try): Promise<void>;
  use(id: string, at: Date): Promise<void>;
}

/** A store on the connection, or within a transaction of it. */
export type OpenCodeStore<Store> = (executor: Executor) => Store;

/** Seconds until a code may be sent again, and until this one expires. */
export function getCodeTimes(code: Pick<IssuedCode, 'expiresAt' | 'sentAt'>, now: Date) {
  return {
    resendAfter: getResendWait(code, now),
    expiresAfter: getSecondsUntil(code.expiresAt.getTime(), now),
  };
}

/** Seconds until the next code may be sent. */
export function getResendWait({ sentAt }: Pick<IssuedCode, 'sentAt'>, now: Date): number {
  return getSecondsUntil(sentAt.getTime() + phoneCodeRules.resendWaitMs, now);
}
