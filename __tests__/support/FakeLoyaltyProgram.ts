import { randomBytes } from 'node:crypto';
import { ProviderRefusal, ProviderUnavailable } from '@/commerce/providers/errors';
import type {
  LoyaltyAccount,
  LoyaltyCode,
  LoyaltyCodeResult,
  LoyaltyMember,
  LoyaltyProgram,
} from '@/commerce/providers/LoyaltyProgram';
import { createLiveloProgram, liveloRules } from '@/sandbox/livelo/liveloProgram';
import { createSmsBox } from '@/sandbox/sms/smsBox';
import { findSmsCode } from '@/testing/sandbox';

export class FakeLoyaltyProgram implements LoyaltyProgram {
  isAway = false;
  rate: LoyaltyAccount['rate'] = liveloRules.rate;
  readonly sms = createSmsBox();
  private readonly program;

  constructor(now: () => Date = () => new Date()) {
    this.program = createLiveloProgram({ key: randomBytes(32), sms: this.sms, now });
  }

  codeFor(lastDigits: string): string {
    const code = findSmsCode(this.sms.list(), lastDigits);
    if (code === undefined) throw new Error('No code was sent to this phone');
    return code;
  }

  async findMember(cpf: string): Promise<LoyaltyMember> {
    await this.mustBeThere();
    const memberId = this.program.members.getId(cpf);
    const devices = this.program.members
      .getDevices(memberId)
      .map(({ id, phone }) => ({ id, lastDigits: phone.slice(-4) }));
    return { memberId, devices };
  }

  async sendCode({ deviceId, memberId, reference }: LoyaltyCode): Promise<void> {
    await this.mustBeThere();
    if (!this.program.sendCode(reference, memberId, deviceId)) throw new ProviderRefusal('unknown');
  }

  async verifyCode(reference: string, code: string): Promise<LoyaltyCodeResult> {
    await this.mustBeThere();
    const answer = this.program.verifyCode(reference, code);
    return answer.result === 'right'
      ? { kind: 'right', authorization: answer.authorization }
      : { kind: answer.result };
  }

  async getAccount(authorization: string): Promise<LoyaltyAccount | null> {
    await this.mustBeThere();
    const memberId = this.program.findMemberId(authorization);
    if (memberId === null || !this.program.isAuthorizationValid(authorization)) return null;
    const profile = this.program.members.getProfile(memberId);
    const balance = profile.kind === 'member' ? profile.balance : 0;
    return { balance, minimumPoints: liveloRules.minimumPoints, rate: this.rate };
  }

  private mustBeThere(): Promise<void> {
    return this.isAway ? Promise.reject(new ProviderUnavailable('away')) : Promise.resolve();
  }
}
