import type { Executor } from '../../database/connect';
import { getSecondsUntil } from '../../rateLimit';

export const phoneCodeRules = {
  digits: 6,
  lifetimeMs: 10 * 60_000,
  resendWaitMs: 60_000,
  attempts: 5,
} as const;

export interface LeadCall<Request> {
  leadId: string;
  request: Request;
  idempotencyKey: string;
  address: string;
}

export interface IssuedCode {
  id: string;
  idempotencyKey: string;
  address: string | null;
  sentAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}

export interface CodeTry {
  idempotencyKey: string;
  requestHash: string;
  attemptsLeft: number;
  at: Date;
}

interface Since {
  since: Date;
}

export interface CodeStore<Code extends IssuedCode, Try extends CodeTry> {
  lock(name: string): Promise<void>;
  /** @returns False when the idempotency key is another code's; nothing is written then. */
  create(code: Code): Promise<boolean>;
  remove(id: string): Promise<void>;
  findByIdempotencyKey(key: string): Promise<Code | undefined>;
  listUnusedOfOwner(owner: string, range: Since): Promise<Date[]>;
  listUnusedOfAddress(address: string, range: Since): Promise<Date[]>;
  findTry(idempotencyKey: string): Promise<Try | undefined>;
  countTries(codeId: string): Promise<number>;
  createTry(attempt: Try): Promise<void>;
  use(id: string, at: Date): Promise<void>;
}

export type OpenCodeStore<Store> = (executor: Executor) => Store;

export function getCodeTimes(code: Pick<IssuedCode, 'expiresAt' | 'sentAt'>, now: Date) {
  return {
    resendAfter: getResendWait(code, now),
    expiresAfter: getSecondsUntil(code.expiresAt.getTime(), now),
  };
}

export function getResendWait({ sentAt }: Pick<IssuedCode, 'sentAt'>, now: Date): number {
  return getSecondsUntil(sentAt.getTime() + phoneCodeRules.resendWaitMs, now);
}
