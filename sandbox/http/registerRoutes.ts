import bearerAuth from '@fastify/bearer-auth';
import type { Health } from '@/contract/health';
import { splitSecret } from '@/domain/rotatedSecrets';
import { registerFingerprints } from '../cards/identifyCard';
import { registerCards } from '../cards/verifyCard';
import { registerCharges, registerPayers } from '../charges/routes';
import { registerDisputes } from '../disputes/routes';
import { registerFaults } from '../faults/faultBox';
import type { LedgerRow } from '../journal/SandboxState';
import { registerLivelo } from '../livelo/routes';
import { registerMailBox, registerMailSending } from '../mail/routes';
import { registerBankSlipDocument, registerIndex, registerThreeDSecure } from '../pages/routes';
import type { Sandbox } from '../Sandbox';
import { registerSmsBox, registerSmsSending } from '../sms/smsBox';
import { type Call, listCalls } from './callList';
import { checkHosts } from './openCalls';
import type { SandboxApp } from './SandboxApp';

const openRoutes = [registerHealth, registerKeys, registerThreeDSecure];

/**
 * Act for buyers and banks, and show codes and names: open on a developer's machine, where a test is
 * driven by hand. Anywhere else they need the key, or everybody who reaches the bank's page would
 * reach them too.
 */
const drivenRoutes = [
  registerPayers,
  registerDisputes,
  registerBankSlipDocument,
  registerLedger,
  registerSmsBox,
  registerMailBox,
  registerFaults,
];

const merchantRoutes = [
  registerCards,
  registerFingerprints,
  registerCharges,
  registerLivelo,
  registerSmsSending,
  registerMailSending,
];

export interface Access {
  apiKey: string;
  isOpen: boolean;
}

export async function registerRoutes(
  app: SandboxApp,
  sandbox: Sandbox,
  { apiKey, isOpen }: Access,
): Promise<void> {
  const calls: Call[] = [];
  await app.register((scope: SandboxApp, _options, done) => {
    checkHosts(scope, apiKey, sandbox.publicUrl);
    listCalls(scope, calls, false);
    registerIndex(scope, calls);
    for (const register of [...openRoutes, ...(isOpen ? drivenRoutes : [])])
      register(scope, sandbox);
    done();
  });
  await app.register(async (scope: SandboxApp) => {
    await scope.register(bearerAuth, {
      keys: [...splitSecret(apiKey)],
      addHook: false,
      verifyErrorLogLevel: 'info',
    });
    const { verifyBearerAuth } = scope;
    if (!verifyBearerAuth) throw new Error('The check of the API key could not be registered.');
    scope.addHook('onRequest', verifyBearerAuth);
    listCalls(scope, calls, true);
    for (const register of [...merchantRoutes, ...(isOpen ? [] : drivenRoutes)])
      register(scope, sandbox);
  });
}

function registerKeys(app: SandboxApp, { cardKey }: Sandbox): void {
  app.get('/keys', { config: { does: 'the public key that cards are encrypted with' } }, () => ({
    keys: [cardKey.publicKey],
  }));
}

function registerLedger(app: SandboxApp, { journal }: Sandbox): void {
  app.get(
    '/ledger',
    { config: { does: 'everything that happened to money, oldest first' } },
    (): LedgerRow[] => journal.state.ledger,
  );
}

function registerHealth(app: SandboxApp, { journal }: Sandbox): void {
  app.get('/healthcheck', { config: { does: 'whether the process lives' } }, (): Health => ({
    status: 'ok',
    checks: {},
  }));

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
