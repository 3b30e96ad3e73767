import { createHash, randomUUID } from 'node:crypto';
import type { PaymentPart } from '@/contract/paymentParts';
import { storedCardConsent, storedCardLifetime } from '@/domain/storedCards';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import { listUpsellPlans } from '../catalogue/upsellPlans';
import { keepConsent } from '../leads/consents';
import type { OrderedSale } from './PaymentOrder';
import { storedCardRepository, type StoredCardRow, type UsableCard } from './storedCardRepository';
import type { Payment } from './Payment';

/** The secret is long and random: one round of SHA-256 protects it. */
const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

function createConsent(
  secret: string,
  consentedAt: Date,
): Pick<StoredCardRow, 'id' | 'secretHash' | 'consentVersion' | 'consentedAt' | 'expiresAt'> {
  return {
    id: randomUUID(),
    secretHash: hashSecret(secret),
    consentVersion: storedCardConsent,
    consentedAt,
    expiresAt: new Date(consentedAt.getTime() + storedCardLifetime * 1_000),
  };
}

const isToBeStored = (part: PaymentPart) => part.method === 'credit-card' && part.storeCard;

/**
 * Records the consent to store a payment's card. The card may be charged up to the amount of the
 * purchase or of the most expensive offer after it, whichever is higher (decision 026).
 * @returns the secret for the browser that agreed; null: the buyer did not agree, the payment failed,
 *   or the secret was handed out before
 */
export async function saveStoredCard(
  { catalogue, connection }: Pick<Services, 'catalogue' | 'connection'>,
  payment: Payment,
  parts: readonly PaymentPart[],
): Promise<string | null> {
  const { amount, business, createdAt, currency, operation, productCode, purchase } = payment;
  const product = catalogue.getProduct(productCode, business, operation);
  if (!product || payment.state === 'declined' || !parts.some(isToBeStored)) return null;
  const offered = listUpsellPlans(catalogue, product).filter((plan) => plan.currency === currency);
  const agreed = { leadId: purchase.leadId, paymentId: payment.id, kind: 'stored-card' } as const;
  await keepConsent(connection, { ...agreed, agreedAt: createdAt }, { version: storedCardConsent });
  const secret = createReference();
  const isFirst = await storedCardRepository(connection).create({
    ...createConsent(secret, createdAt),
    leadId: purchase.leadId,
    paymentId: payment.id,
    subscriptionId: null,
    profileId: null,
    legalEntity: product.legalName,
    limitAmount: Math.max(amount, ...offered.map(({ standardAmount }) => standardAmount)),
    currency,
  });
  return isFirst ? secret : null;
}

interface CheckedCard extends Pick<
  StoredCardRow,
  'currency' | 'leadId' | 'legalEntity' | 'limitAmount'
> {
  profileId: string;
  subscriptionId: string;
  checkedAt: Date;
}

/**
 * Records the consent to store a card that was checked for an offer.
 * @returns the secret for the browser that agreed; an earlier secret is no longer valid
 */
export async function saveCheckedCard(
  { connection }: Pick<Services, 'connection'>,
  { checkedAt, ...card }: CheckedCard,
): Promise<string> {
  const agreed = { leadId: card.leadId, paymentId: null, kind: 'stored-card' } as const;
  await keepConsent(connection, { ...agreed, agreedAt: checkedAt }, { version: storedCardConsent });
  const secret = createReference();
  await storedCardRepository(connection).createChecked({
    ...createConsent(secret, checkedAt),
    ...card,
    paymentId: null,
  });
  return secret;
}

export interface ChargedSale extends Pick<OrderedSale, 'currency' | 'planId' | 'type'> {
  amount: number;
}

interface StoredCardUse {
  profileId: string;
  leadId: string;
  cardSecret: string | null;
  sale: ChargedSale;
}

/**
 * True when a stored card may pay: the browser that stored it asks within the hour, for the same lead,
 * legal entity and currency, for what is offered after its purchase, up to its limit.
 */
export async function isStoredCardAccepted(
  services: Pick<Services, 'catalogue' | 'clock' | 'connection'>,
  { cardSecret, leadId, profileId, sale }: StoredCardUse,
): Promise<boolean> {
  if (cardSecret === null) return false;
  const card = await storedCardRepository(services.connection).findUsable({
    profileId,
    leadId,
    secretHash: hashSecret(cardSecret),
    now: services.clock(),
  });
  const sold = services.catalogue.getPlan(sale.planId);
  return (
    card !== undefined &&
    sold?.product.legalName === card.legalEntity &&
    sale.currency === card.currency &&
    sale.amount <= card.limitAmount &&
    isSaleAllowed(services, card, sale)
  );
}

function isSaleAllowed(
  { catalogue }: Pick<Services, 'catalogue'>,
  { purchased }: UsableCard,
  { planId, type }: ChargedSale,
): boolean {
  // A card that was checked for an offer pays only what a seller made (an offer or an invoice).
  if (!purchased) return type === 'sale-invoice';
  const { business, operation, productCode } = purchased;
  const product = catalogue.getProduct(productCode, business, operation);
  return (
    type === 'direct' &&
    product !== undefined &&
    listUpsellPlans(catalogue, product).some(({ id }) => id === planId)
  );
}
