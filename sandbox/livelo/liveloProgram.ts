import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import type { SmsBox } from '../sms/smsBox';

export type CodeResult =
  { result: 'right'; authorization: string } | { result: 'wrong' | 'expired' | 'blocked' };

interface SentCode {
  memberId: string;
  code: string;
  expiresAt: number;
  tries: number;
}

export interface LiveloProgram {
  members: Members;
  /**
   * Sends a code, once for each of the shop's references. A stranger gets no code, and the shop gets
   * the same answer.
   * @returns false when the device is not the member's
   */
  sendCode(reference: string, memberId: string, deviceId: string): boolean;
  verifyCode(reference: string, code: string): CodeResult;
  findMemberId(authorization: string): string | null;
  isAuthorizationValid(authorization: string): boolean;
  reservations: Map<string, { memberId: string; points: number }>;
}

interface LiveloOptions {
  key: Buffer;
  sms: SmsBox;
  now: () => Date;
}

function codeText(code: string): string {
  const minutes = liveloRules.codeLifetime / 60_000;
  return `Livelo: seu código é ${code}. Vale ${minutes} minutos. Não compartilhe.`;
}

export function createLiveloProgram({ key, now, sms }: LiveloOptions): LiveloProgram {
  const members = createMembers(key);
  const sent = new Map<string, SentCode>();

  const forgetExpired = () => {
    for (const [reference, { expiresAt }] of sent) {
      if (expiresAt <= now().getTime()) sent.delete(reference);
    }
  };
  const deliver = (memberId: string, { phone }: MemberDevice, code: string) => {
    if (members.getProfile(memberId).kind === 'stranger') return;
    sms.add({ to: phone, text: codeText(code), at: now().toISOString() });
  };

  return {
    members,
    sendCode(reference, memberId, deviceId) {
      const device = members.getDevices(memberId).find(({ id }) => id === deviceId);
      if (!device) return false;
      forgetExpired();
      if (sent.has(reference)) return true;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const expiresAt = now().getTime() + liveloRules.codeLifetime;
      sent.set(reference, { memberId, code, expiresAt, tries: 0 });
      deliver(memberId, device, code);
      return true;
    },
    verifyCode(reference, code) {
      forgetExpired();
      const expected = sent.get(reference);
      if (!expected || expected.tries >= liveloRules.codeTries) return { result: 'expired' };
      expected.tries += 1;
      const { memberId } = expected;
      const { kind } = members.getProfile(memberId);
      if (kind === 'stranger' || code !== expected.code) return { result: 'wrong' };
      if (kind === 'blocked') return { result: 'blocked' };
      const expiresAt = new Date(now().getTime() + liveloRules.authorizationLifetime);
      return { result: 'right', authorization: createAuthorization(key, memberId, expiresAt) };
    },
    findMemberId: (authorization) => readAuthorization(key, authorization)?.memberId ?? null,
    isAuthorizationValid: (authorization) =>
      now().getTime() < (readAuthorization(key, authorization)?.expiresAt ?? 0),
    reservations: new Map(),
  };
}

interface MemberDevice {
  id: string;
  phone: string;
}

interface Members {
  getId(cpf: string): string;
  getProfile(memberId: string): MemberProfile;
  getDevices(memberId: string): MemberDevice[];
}

/** Derives everything about a member from the key and the CPF: nothing is stored. */
function createMembers(key: Buffer): Members {
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  const getId = (cpf: string) => `lm_${digest(`cpf ${cpf}`).toString('hex').slice(0, 32)}`;
  const profiles = new Map(profilesByCpf.map(([cpf, profile]) => [getId(cpf), profile]));
  return {
    getId,
    getProfile: (memberId) => profiles.get(memberId) ?? ordinaryProfile,
    getDevices(memberId) {
      const count = 1 + (digest(`count ${memberId}`).readUInt8() % 3);
      return Array.from({ length: count }, (_, index) => {
        const number = digest(`device ${index} ${memberId}`).readUInt32BE() % 100_000_000;
        return { id: `d${index + 1}`, phone: `+55119${String(number).padStart(8, '0')}` };
      });
    },
  };
}

type MemberProfile =
  { kind: 'member'; balance: number } | { kind: 'blocked' } | { kind: 'stranger' };

const ordinaryProfile: MemberProfile = { kind: 'member', balance: 120_000 };

const profilesByCpf: readonly (readonly [cpf: string, MemberProfile])[] = [
  ['11144477735', { kind: 'stranger' }],
  ['52998224725', { kind: 'member', balance: 5_500 }],
  ['39053344705', { kind: 'member', balance: 0 }],
  ['16899535009', { kind: 'blocked' }],
];

const Authorization = Type.Object({
  memberId: Type.String(),
  expiresAt: Type.Integer(),
  nonce: Type.String(),
});
type Authorization = Static<typeof Authorization>;

function sign(key: Buffer, payload: string): Buffer {
  return createHmac('sha256', key).update(`authorization ${payload}`).digest();
}

function createAuthorization(key: Buffer, memberId: string, expiresAt: Date): string {
  const nonce = randomBytes(12).toString('base64url');
  const grant = JSON.stringify({ memberId, expiresAt: expiresAt.getTime(), nonce });
  const payload = Buffer.from(grant).toString('base64url');
  return `${payload}.${sign(key, payload).toString('base64url')}`;
}

function parse(payload: string): unknown {
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

function readAuthorization(key: Buffer, authorization: string): Authorization | null {
  const [payload = '', signature = ''] = authorization.split('.');
  const expected = sign(key, payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const grant = parse(payload);
  return Value.Check(Authorization, grant) ? grant : null;
}

export const liveloRules = {
  rate: { points: 1_000, amount: 4_950 },
  minimumPoints: 1_000,
  codeLifetime: 10 * 60_000,
  codeTries: 10,
  authorizationLifetime: 40 * 60_000,
} as const;
