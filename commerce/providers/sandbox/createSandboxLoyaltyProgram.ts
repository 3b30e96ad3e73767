import Type from 'typebox';
import { PointsRate } from '@/contract/livelo';
import { ProviderRefusal } from '../errors';
import type { LoyaltyCodeResult, LoyaltyProgram } from '../LoyaltyProgram';
import {
  readAnswer,
  requestSandbox,
  type SandboxAnswer,
  type SandboxConnection,
} from './requestSandbox';

const Member = Type.Object({
  memberId: Type.String({ minLength: 1 }),
  devices: Type.Array(Type.Object({ id: Type.String(), lastDigits: Type.String() }), {
    minItems: 1,
  }),
});

const CodeResult = Type.Union([
  Type.Object({ result: Type.Literal('right'), authorization: Type.String({ minLength: 1 }) }),
  Type.Object({ result: Type.Enum(['wrong', 'expired', 'blocked']) }),
]);

const Account = Type.Object({
  balance: Type.Integer({ minimum: 0 }),
  minimumPoints: Type.Integer({ minimum: 1 }),
  rate: PointsRate,
});

function readText({ status, text }: SandboxAnswer): string {
  if (status > 299) throw new ProviderRefusal(`The loyalty program answered ${status}`);
  return text;
}

export function createSandboxLoyaltyProgram(connection: SandboxConnection): LoyaltyProgram {
  const post = (path: string, body: object) => requestSandbox(connection, 'POST', path, body);
  return {
    async findMember(cpf) {
      return readAnswer(Member, readText(await post('/livelo/members', { cpf })));
    },
    async sendCode(code) {
      readText(await post('/livelo/codes', code));
    },
    async verifyCode(reference, code): Promise<LoyaltyCodeResult> {
      const path = `/livelo/codes/${encodeURIComponent(reference)}/verification`;
      const answer = readAnswer(CodeResult, readText(await post(path, { code })));
      return answer.result === 'right'
        ? { kind: 'right', authorization: answer.authorization }
        : { kind: answer.result };
    },
    async getAccount(authorization) {
      const answer = await post('/livelo/account', { authorization });
      if (answer.status === 404) return null;
      const { balance, minimumPoints, rate } = readAnswer(Account, readText(answer));
      return { balance, minimumPoints, rate };
    },
  };
}
