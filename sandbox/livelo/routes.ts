import Type from 'typebox';
import { ProblemError } from '../http/problems';
import { IdParameters, type SandboxApp } from '../http/SandboxApp';
import type { Sandbox } from '../Sandbox';
import { getBalance } from './getBalance';
import { liveloRules } from './liveloProgram';

const closed = { additionalProperties: false };
const Id = Type.String({ minLength: 1, maxLength: 100 });

const MemberQuery = Type.Object({ cpf: Type.String({ pattern: '^[0-9]{11}$' }) }, closed);
const CodeRequest = Type.Object({ reference: Id, memberId: Id, deviceId: Id }, closed);
const CodeVerification = Type.Object({ code: Type.String({ pattern: '^[0-9]{6}$' }) }, closed);
const AccountQuery = Type.Object(
  { authorization: Type.String({ minLength: 1, maxLength: 500 }) },
  closed,
);

/**
 * Keeps personal data out of every URL, and gives the same answers for a stranger as for a member
 * until a code proves a member.
 */
export function registerLivelo(app: SandboxApp, sandbox: Sandbox): void {
  const { livelo } = sandbox;

  app.post(
    '/livelo/members',
    {
      config: { does: 'a member of the points program and the devices' },
      schema: { body: MemberQuery },
    },
    ({ body }) => {
      const memberId = livelo.members.getId(body.cpf);
      const devices = livelo.members
        .getDevices(memberId)
        .map(({ id, phone }) => ({ id, lastDigits: phone.slice(-4) }));
      return { memberId, devices };
    },
  );

  app.post(
    '/livelo/codes',
    { config: { does: 'sends a code to a device' }, schema: { body: CodeRequest } },
    ({ body }, reply) => {
      if (!livelo.sendCode(body.reference, body.memberId, body.deviceId)) throw notFound('device');
      reply.code(201);
      return { reference: body.reference };
    },
  );

  app.post(
    '/livelo/codes/:id/verification',
    {
      config: { does: 'checks the code, by the reference it was sent with' },
      schema: { params: IdParameters, body: CodeVerification },
    },
    ({ body, params }) => livelo.verifyCode(params.id, body.code),
  );

  app.post(
    '/livelo/account',
    {
      config: { does: 'the points that an authorization may redeem' },
      schema: { body: AccountQuery },
    },
    ({ body }) => {
      const memberId = livelo.findMemberId(body.authorization);
      if (memberId === null || !livelo.isAuthorizationValid(body.authorization))
        throw notFound('authorization');
      const { minimumPoints, rate } = liveloRules;
      return { balance: getBalance(sandbox, memberId), minimumPoints, rate };
    },
  );
}

function notFound(what: string): ProblemError {
  return new ProblemError(404, 'not_found', `There is no such ${what}.`);
}
