import type { PointsRate } from '@/contract/livelo';

/** Whoever has a CPF, in the programme's words. */
export interface LoyaltyMember {
  /** The programme's id, from which the CPF cannot be told. */
  memberId: string;
  devices: { id: string; lastDigits: string }[];
}

export interface LoyaltyCode {
  /** Ours: the programme sends one code for each. */
  reference: string;
  memberId: string;
  deviceId: string;
}

/** `right` carries what the member's points may be used with, for as long as the programme says. */
export type LoyaltyCodeResult =
  | { kind: 'right'; authorization: string }
  | { kind: 'wrong' }
  | { kind: 'expired' }
  | { kind: 'blocked' };

export interface LoyaltyAccount {
  /** Points. */
  balance: number;
  /** The fewest points to redeem at once. */
  minimumPoints: number;
  rate: PointsRate;
}

/**
 * The port to a points programme. Every call throws ProviderUnavailable when there was no usable
 * answer and ProviderRefusal when the programme refused for certain.
 */
export interface LoyaltyProgram {
  /** Answers for every CPF alike, a member's or not, so that nobody learns who is one. */
  findMember(cpf: string): Promise<LoyaltyMember>;
  sendCode(code: LoyaltyCode): Promise<void>;
  /** The code itself is known to the programme only. */
  verifyCode(reference: string, code: string): Promise<LoyaltyCodeResult>;
  /** Null when the authorization has ended. */
  getAccount(authorization: string): Promise<LoyaltyAccount | null>;
}
