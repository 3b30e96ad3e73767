import { randomInt } from 'node:crypto';
import type { SmsBox } from '../sms/createSmsBox';
import { createAuthorization, readAuthorization } from './authorizations';
import { createMembers, type MemberDevice, type Members } from './createMembers';
import { liveloRules } from './liveloRules';

/** What came of a code: with `right` what the shop may now do, in the member's name. */
export type CodeResult =
  { result: 'right'; authorization: string } | { result: 'wrong' | 'expired' | 'blocked' };

interface SentCode {
  memberId: string;
  code: string;
  expiresAt: number;
  tries: number;
}

/** The points programme: who is a member, and how a member proves it. */
export interface LiveloProgram {
  members: Members;
  /**
   * Sends a code, once for each of the shop's references. Strangers' codes go nowhere, and nobody
   * is told.
   * @returns false when the device is not the member's
   */
  sendCode(reference: string, memberId: string, deviceId: string): boolean;
  tryCode(reference: string, code: string): CodeResult;
  /** The member who gave an authorization, which may be over; null when it is none of ours. */
  memberOf(authorization: string): string | null;
  isInForce(authorization: string): boolean;
  /** Points on their way into a charge that is not written yet, by its payment id. */
  underWay: Map<string, { memberId: string; points: number }>;
}

export interface LiveloOptions {
  key: Buffer;
  sms: SmsBox;
  now: () => Date;
}

function codeText(code: string): string {
  const minutes = liveloRules.codeLifetime / 60_000;
  return `Livelo: seu código é ${code}. Vale ${minutes} minutos. Não compartilhe.`;
}

/** Codes live in memory only, as in the SMS box: a restart ends them, and another is asked for. */
export function createLiveloProgram({ key, now, sms }: LiveloOptions): LiveloProgram {
  const members = createMembers(key);
  const sent = new Map<string, SentCode>();

  const forgetExpired = () => {
    for (const [reference, { expiresAt }] of sent) {
      if (expiresAt <= now().getTime()) sent.delete(reference);
    }
  };
  const deliver = (memberId: string, { phone }: MemberDevice, code: string) => {
    if (members.profileOf(memberId).kind === 'stranger') return;
    sms.add({ to: phone, text: codeText(code), at: now().toISOString() });
  };

  return {
    members,
    sendCode(reference, memberId, deviceId) {
      const device = members.devicesOf(memberId).find(({ id }) => id === deviceId);
      if (!device) return false;
      forgetExpired();
      if (sent.has(reference)) return true;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = now().getTime() + liveloRules.codeLifetime;
      sent.set(reference, { memberId, code, expiresAt, tries: 0 });
      deliver(memberId, device, code);
      return true;
    },
    tryCode(reference, code) {
      forgetExpired();
      const expected = sent.get(reference);
      if (!expected || expected.tries >= liveloRules.codeTries) return { result: 'expired' };
      expected.tries += 1;
      const { memberId } = expected;
      const { kind } = members.profileOf(memberId);
      if (kind === 'stranger' || code !== expected.code) return { result: 'wrong' };
      if (kind === 'blocked') return { result: 'blocked' };
      const expiresAt = new Date(now().getTime() + liveloRules.authorizationLifetime);
      return { result: 'right', authorization: createAuthorization(key, memberId, expiresAt) };
    },
    memberOf: (authorization) => readAuthorization(key, authorization)?.memberId ?? null,
    isInForce: (authorization) =>
      now().getTime() < (readAuthorization(key, authorization)?.expiresAt ?? 0),
    underWay: new Map(),
  };
}
