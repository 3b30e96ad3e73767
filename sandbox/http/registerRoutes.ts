import bearerAuth from '@fastify/bearer-auth';
import type { Health } from '@/contract/health';
import { registerCards } from '../cards/verifyCard';
import { registerCharges, registerPayers } from '../charges/routes';
import { registerDisputes } from '../disputes/routes';
import { registerFaults } from '../faults/faultBox';
import type { LedgerRow } from '../journal/SandboxState';
import { registerLivelo } from '../livelo/routes';
import { registerBankSlipDocument, registerIndex, registerThreeDSecure } from '../pages/routes';
import type { Sandbox } from '../Sandbox';
import { registerSmsBox, registerSmsSending } from '../sms/smsBox';
import { type Call, listCalls } from './callList';
import type { SandboxApp } from './SandboxApp';

const openRoutes = [
  registerHealth,
  registerKeys,
  registerPayers,
  registerDisputes,
  registerBankSlipDocument,
  registerThreeDSecure,
  registerLedger,
  registerSmsBox,
  registerFaults,
];

const merchantRoutes = [registerCards, registerCharges, registerLivelo, registerSmsSending];

/** Registers every call, and lists them at `/`; those of a merchant's server need the API key. */
export async function registerRoutes(
  app: SandboxApp,
  sandbox: Sandbox,
  apiKey: string,
): Promise<void> {
  const calls: Call[] = [];
  await app.register(async (scope: SandboxApp) => {
    listCalls(scope, calls, false);
    registerIndex(scope, calls);
    for (const register of openRoutes) register(scope, sandbox);
  });
  await app.register(async (scope: SandboxApp) => {
    await scope.register(bearerAuth, {
      keys: [apiKey],
      addHook: false,
      verifyErrorLogLevel: 'info',
    });
    const { verifyBearerAuth } = scope;
    if (!verifyBearerAuth) throw new Error('The check of the API key could not be registered.');
    scope.addHook('onRequest', verifyBearerAuth);
    listCalls(scope, calls, true);
    for (const register of merchantRoutes) register(scope, sandbox);
  });
}

/** GET /keys: the public key for card data, as a JWK set (RFC 7517). */
function registerKeys(app: SandboxApp, { cardKey }: Sandbox): void {
  app.get(
    '/keys',
    { config: { does: 'the public key that cards are encrypted with' } },
    async () => ({ keys: [cardKey.publicKey] }),
  );
}

/** GET /ledger: every movement of money so far, oldest first. */
function registerLedger(app: SandboxApp, { journal }: Sandbox): void {
  app.get(
    '/ledger',
    { config: { does: 'everything that happened to money, oldest first' } },
    async (): Promise<LedgerRow[]> => journal.state.ledger,
  );
}

/** GET /healthcheck: the process lives. GET /readiness: its journal can be written, else 503. */
function registerHealth(app: SandboxApp, { journal }: Sandbox): void {
  app.get(
    '/healthcheck',
    { config: { does: 'whether the process lives' } },
    async (): Promise<Health> => ({ status: 'ok', checks: {} }),
  );

  app.get(
    '/readiness',
    { config: { does: 'whether the ledger can be written' } },
    async (_request, reply): Promise<Health> => {
      const status = await journal.settled().then(
        () => 'ok' as const,
        () => 'unavailable' as const,
      );
      reply.code(status === 'ok' ? 200 : 503);
      return { status, checks: { journal: status } };
    },
  );
}
