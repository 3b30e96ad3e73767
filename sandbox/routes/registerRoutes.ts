import bearerAuth from '@fastify/bearer-auth';
import type { Sandbox } from '../Sandbox';
import { registerBankSlipDocument } from './bankSlipDocument';
import { registerCards } from './cards';
import { registerCharges } from './charges';
import { registerFaults } from './faults';
import { registerHealth } from './health';
import { registerKeys } from './keys';
import { registerLedger } from './ledger';
import { registerLivelo } from './livelo';
import { registerPayers } from './payers';
import type { SandboxApp } from './SandboxApp';
import { registerSmsBox, registerSmsSending } from './sms';
import { registerThreeDSecure } from './threeDSecure';

const openRoutes = [
  registerHealth,
  registerKeys,
  registerPayers,
  registerBankSlipDocument,
  registerThreeDSecure,
  registerLedger,
  registerSmsBox,
  registerFaults,
];

const merchantRoutes = [registerCards, registerCharges, registerLivelo, registerSmsSending];

/** Registers every call; those of a merchant's server need the API key. */
export async function registerRoutes(
  app: SandboxApp,
  sandbox: Sandbox,
  apiKey: string,
): Promise<void> {
  for (const register of openRoutes) register(app, sandbox);
  await app.register(async (scope: SandboxApp) => {
    await scope.register(bearerAuth, {
      keys: [apiKey],
      addHook: false,
      verifyErrorLogLevel: 'info',
    });
    const { verifyBearerAuth } = scope;
    if (!verifyBearerAuth) throw new Error('The key check was not registered.');
    scope.addHook('onRequest', verifyBearerAuth);
    for (const register of merchantRoutes) register(scope, sandbox);
  });
}
