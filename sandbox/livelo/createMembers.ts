import { createHmac } from 'node:crypto';
import { ordinaryProfile, profilesByCpf, type MemberProfile } from './memberProfiles';

/** A phone that a code can go to. */
export interface MemberDevice {
  id: string;
  /** E.164. */
  phone: string;
}

export interface Members {
  /** The id of whoever has a CPF (digits): the same each time, and no way back to the CPF. */
  idOf(cpf: string): string;
  profileOf(memberId: string): MemberProfile;
  /** One to three. Strangers have some too, so that nobody learns who is a member. */
  devicesOf(memberId: string): MemberDevice[];
}

/** Everything about a member follows from the key and the CPF: nothing is stored. */
export function createMembers(key: Buffer): Members {
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  const idOf = (cpf: string) => `lm_${digest(`cpf ${cpf}`).toString('hex').slice(0, 32)}`;
  const profiles = new Map(profilesByCpf.map(([cpf, profile]) => [idOf(cpf), profile]));
  return {
    idOf,
    profileOf: (memberId) => profiles.get(memberId) ?? ordinaryProfile,
    devicesOf(memberId) {
      const count = 1 + (digest(`count ${memberId}`).readUInt8() % 3);
      return Array.from({ length: count }, (_, index) => {
        const number = digest(`device ${index} ${memberId}`).readUInt32BE() % 100_000_000;
        return { id: `d${index + 1}`, phone: `+55119${String(number).padStart(8, '0')}` };
      });
    },
  };
}
