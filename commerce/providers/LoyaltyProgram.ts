import type { PointsRate } from '@/contract/livelo';

/** Anyone who has a CPF, in the program's words. */
export interface LoyaltyMember {
  /** The program's id, from which the CPF cannot be derived. */
  memberId: string;
  devices: { id: string; lastDigits: string }[];
}

export interface LoyaltyCode {
  /** Ours: the program sends one code for each. */
  reference: string;
  memberId: string;
  deviceId: string;
}

/** `right` carries what the member's points may be used with, for as long as the program says. */
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
 * The port to a loyalty program. Every call throws ProviderUnavailable when there was no usable
 * answer and ProviderRefusal when the program refused for certain.
 */
export interface LoyaltyProgram {
  /** Answers for every CPF alike, a member's or not, so that nobody learns who is one. */
  findMember(cpf: string): Promise<LoyaltyMember>;
  sendCode(code: LoyaltyCode): Promise<void>;
  /** The code itself is known to the program only. */
  verifyCode(reference: string, code: string): Promise<LoyaltyCodeResult>;
  /** Null when the authorization has ended. */
  getAccount(authorization: string): Promise<LoyaltyAccount | null>;
}
