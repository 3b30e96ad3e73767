import type { CommerceEnvironment } from '@/config/commerce.server';
import type { PaymentProviderName } from '@/domain/paymentProviders';
import type { PaymentProvider } from './PaymentProvider';
import { createSandboxConnection } from './sandbox/createSandboxConnection';
import { createSandboxProvider } from './sandbox/createSandboxProvider';

type CreateProvider = (environment: CommerceEnvironment, timeoutMs: number) => PaymentProvider;

const paymentProviders: Record<PaymentProviderName, CreateProvider> = {
  sandbox: (environment, timeoutMs) =>
    createSandboxProvider({
      ...createSandboxConnection(environment, timeoutMs),
      webhookSecret: environment.sandboxWebhookSecret,
    }),
};

/**
 * Creates the provider that PAYMENT_PROVIDER names.
 * @throws EnvironmentError when a variable that it needs is missing
 */
export const createPaymentProvider: CreateProvider = (environment, timeoutMs) =>
  paymentProviders[environment.paymentProvider](environment, timeoutMs);
