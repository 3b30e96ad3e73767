import type { PointsRate } from '@/contract/livelo';

export interface LoyaltyMember {
  /** The program's id, from which nobody can derive the CPF. */
  memberId: string;
  devices: { id: string; lastDigits: string }[];
}

export interface LoyaltyCode {
  reference: string;
  memberId: string;
  deviceId: string;
}

export type LoyaltyCodeResult =
  | { kind: 'right'; authorization: string }
  | { kind: 'wrong' }
  | { kind: 'expired' }
  | { kind: 'blocked' };

export interface LoyaltyAccount {
  balance: number;
  minimumPoints: number;
  rate: PointsRate;
}

/**
 * The port to a loyalty program. Every call throws ProviderUnavailable when there was no usable
 * answer and ProviderRefusal when the program refused for certain.
 */
export interface LoyaltyProgram {
  /** Answers alike for every CPF, a member's or not, so that nobody learns who is a member. */
  findMember(cpf: string): Promise<LoyaltyMember>;
  sendCode(code: LoyaltyCode): Promise<void>;
  verifyCode(reference: string, code: string): Promise<LoyaltyCodeResult>;
  /** Null when the authorization has ended. */
  getAccount(authorization: string): Promise<LoyaltyAccount | null>;
}
