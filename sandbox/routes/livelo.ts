import Type from 'typebox';
import { getBalance } from '../livelo/getBalance';
import { liveloRules } from '../livelo/liveloRules';
import { ProblemError } from '../problems/ProblemError';
import type { Sandbox } from '../Sandbox';
import { IdParameters } from './IdParameters';
import type { SandboxApp } from './SandboxApp';

const closed = { additionalProperties: false };
const Id = Type.String({ minLength: 1, maxLength: 100 });

const MemberQuestion = Type.Object({ cpf: Type.String({ pattern: '^[0-9]{11}$' }) }, closed);
const CodeOrder = Type.Object({ reference: Id, memberId: Id, deviceId: Id }, closed);
const CodeTry = Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }, closed);
const AccountQuestion = Type.Object(
  { authorization: Type.String({ minLength: 1, maxLength: 500 }) },
  closed,
);

const unknown = (what: string) => new ProblemError(404, 'not_found', `There is no such ${what}.`);

/**
 * The points programme's calls for a merchant's server. Nothing personal is ever in an address, and
 * who is no member is answered like everybody else until a code proves a member.
 */
export function registerLivelo(app: SandboxApp, sandbox: Sandbox): void {
  const { livelo } = sandbox;

  app.post('/livelo/members', { schema: { body: MemberQuestion } }, async ({ body }) => {
    const memberId = livelo.members.idOf(body.cpf);
    const devices = livelo.members
      .devicesOf(memberId)
      .map(({ id, phone }) => ({ id, lastDigits: phone.slice(-4) }));
    return { memberId, devices };
  });

  app.post('/livelo/codes', { schema: { body: CodeOrder } }, async ({ body }, reply) => {
    if (!livelo.sendCode(body.reference, body.memberId, body.deviceId)) throw unknown('device');
    reply.code(201);
    return { reference: body.reference };
  });

  app.post(
    '/livelo/codes/:id/verification',
    { schema: { params: IdParameters, body: CodeTry } },
    async ({ body, params }) => livelo.tryCode(params.id, body.code),
  );

  app.post('/livelo/account', { schema: { body: AccountQuestion } }, async ({ body }) => {
    const memberId = livelo.memberOf(body.authorization);
    if (memberId === null || !livelo.isInForce(body.authorization)) throw unknown('authorization');
    const { minimumPoints, rate } = liveloRules;
    return { balance: getBalance(sandbox, memberId), minimumPoints, rate };
  });
}
