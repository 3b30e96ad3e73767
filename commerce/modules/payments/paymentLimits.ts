import { setTimeout as wait } from 'node:timers/promises';
import type { ConsumedCount, LimitedCall } from '../../limits';
import { ProviderRefusal, ProviderUnavailable } from '../../providers/errors';
import type { PaymentProvider } from '../../providers/PaymentProvider';
import type { Services } from '../../Services';
import type { AttemptKey } from './attempts';
import { cardMethods } from './chargeHistory';
import type { PaymentOrder } from './PaymentOrder';

type Limited = Pick<Services, 'limits' | 'provider'>;

interface CardHolder {
  leadId: string;
  address: string | null;
}

const identifyTimeoutMs = 1_000;

/**
 * Loads the provider's fingerprint of a card, before it is tried. Null: the provider has none, cannot
 * read the card, or does not answer in time; the limits of lead and address apply all the same.
 */
async function identifyCard(
  provider: PaymentProvider,
  encryptedCard: string,
): Promise<string | null> {
  const identified = provider.identifyCard?.(encryptedCard).catch((error: unknown) => {
    if (error instanceof ProviderUnavailable || error instanceof ProviderRefusal) return null;
    throw error;
  });
  if (!identified) return null;
  const timer = new AbortController();
  const late = wait(identifyTimeoutMs, null, { signal: timer.signal }).catch(() => null);
  try {
    return await Promise.race([identified, late]);
  } finally {
    timer.abort();
  }
}

/**
 * Counts cards as declined before they are tried, so that the limit holds at the provider however many
 * come at once. The caller releases those that were not declined.
 * @throws ProblemError rate_limited
 */
export async function consumeDeclineLimits(
  { limits, provider }: Limited,
  { address, leadId }: CardHolder,
  encryptedCards: readonly string[],
): Promise<readonly ConsumedCount[]> {
  const ofHolder = await limits.consume([
    { limit: 'declines-per-lead', key: leadId },
    { limit: 'declines-per-address', key: address },
  ]);
  try {
    // Calls the provider only after the limits that do not need it.
    const cards = await Promise.all(encryptedCards.map((card) => identifyCard(provider, card)));
    const ofCards = await limits.consume(
      cards.map((key): LimitedCall => ({ limit: 'declines-per-card', key })),
    );
    return [...ofHolder, ...ofCards];
  } catch (error) {
    await limits.release(ofHolder);
    throw error;
  }
}

export interface ConsumedLimits {
  /** Of the cards, until their banks have answered. */
  declines: readonly ConsumedCount[];
  release: () => Promise<void>;
}

export const noLimits: ConsumedLimits = { declines: [], release: () => Promise.resolve() };

/**
 * Counts a payment that a buyer requests, before it is written or charged.
 * @throws ProblemError rate_limited
 */
export async function consumePaymentLimits(
  services: Limited,
  { cause, leadId, parts }: Pick<PaymentOrder, 'cause' | 'leadId' | 'parts'>,
  { address }: Pick<AttemptKey, 'address'>,
): Promise<ConsumedLimits> {
  if (cause !== 'buyer') return noLimits;
  const methods = parts.map(({ method }) => method);
  const hasSlip = methods.some(({ method }) => method === 'bankslip');
  const ofPayment = await services.limits.consume([
    { limit: 'payments-per-lead', key: leadId },
    { limit: 'payments-per-address', key: address },
    { limit: 'slips-per-address', key: hasSlip ? address : null },
  ]);
  const isByCard = methods.some(({ method }) => cardMethods.includes(method));
  const cards = methods.flatMap((method) =>
    method.method === 'credit-card' ? [method.encryptedCard] : [],
  );
  try {
    const declines = isByCard
      ? await consumeDeclineLimits(services, { leadId, address }, cards)
      : [];
    return { declines, release: () => services.limits.release([...ofPayment, ...declines]) };
  } catch (error) {
    await services.limits.release(ofPayment);
    throw error;
  }
}
