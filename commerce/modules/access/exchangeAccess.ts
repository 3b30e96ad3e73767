import type { AccessGrant, AccessLink } from '@/contract/access';
import type { Business } from '@/contract/enumerations';
import type { Executor } from '../../database/connect';
import { writeOnce } from '../../http/idempotency';
import { ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { createPricedPlan } from '../catalogue/pricePlan';
import { describePaymentLink } from '../payLinks/describePaymentLink';
import { findPayment } from '../payments/findPayment';
import { findPayerContact, getOrderNumber } from '../payments/Payment';
import { findSubscriptionId } from '../subscriptions/getSubscription';
import { readLink } from '../../signedLinks';
import { accessLinkHours } from './accessLink';
import { accessRepository, type AskedLink } from './repository';

const lifetimeMs = accessLinkHours * 3_600_000;

const nobodysLink = { id: '00000000-0000-0000-0000-000000000000', issuedAt: new Date(0) };

function askAbout(
  services: Pick<Services, 'buyerLinkSecrets' | 'clock'>,
  token: string,
): AskedLink {
  const { id: paymentId, issuedAt } = readLink(services, 'access', token) ?? nobodysLink;
  const isFresh = services.clock().getTime() - issuedAt.getTime() <= lifetimeMs;
  return { paymentId, issuedAt, isFresh };
}

/**
 * Describes what a link opens. Reading does not use the link up, so that a program that scans mails
 * cannot end it.
 * @throws ProblemError not_found, alike for a link that is forged, used, expired or of no purchase
 */
export async function getAccessLink(services: Services, token: string): Promise<AccessLink> {
  const { catalogue, connection } = services;
  const asked = askAbout(services, token);
  const isOpen = await accessRepository(connection).isOpen(asked);
  const payment = isOpen ? await findPayment(connection, asked.paymentId) : undefined;
  const sold = payment && catalogue.getPlan(payment.planId);
  if (!sold) throw new ProblemError('not_found');
  const endsAt = new Date(asked.issuedAt.getTime() + lifetimeMs).toISOString();
  const { plan, product } = sold;
  const { standardAmount } = plan;
  const link = await describePaymentLink(services, payment.purchase.leadId, product);
  return {
    ...link,
    plan: createPricedPlan(plan, { amount: payment.amount, standardAmount, locale: link.locale }),
    endsAt,
  };
}

interface ExchangeCall {
  token: string;
  business: Business;
  idempotencyKey: string;
}

/**
 * Gives a school what it needs to open an account, once per link, and ends the links that were sent
 * before. The same key, repeated after a lost answer, gets the same answer.
 * @throws ProblemError not_found, alike for a link that is forged, used, expired or another school's;
 *   idempotency_key_reused
 */
export function exchangeAccess(
  services: Services,
  { business, idempotencyKey, token }: ExchangeCall,
): Promise<AccessGrant> {
  const { clock, connection } = services;
  const asked = askAbout(services, token);
  return writeOnce(services, {
    idempotencyKey,
    request: { exchangeAccess: token, business },
    replay: () => describeGrant(connection, asked.paymentId),
    run: async (transaction) => {
      const isTaken = await accessRepository(transaction).exchange(asked, business, clock());
      if (!isTaken) throw new ProblemError('not_found');
      return describeGrant(transaction, asked.paymentId);
    },
  });
}

/** @throws ProblemError not_found: the person was forgotten */
async function describeGrant(executor: Executor, paymentId: string): Promise<AccessGrant> {
  const payment = await findPayment(executor, paymentId);
  const buyer = payment && findPayerContact(payment);
  if (!buyer) throw new ProblemError('not_found');
  const { business, description, operation, planId, productCode, purchaseId } = payment;
  const subscriptionId = (await findSubscriptionId(executor, purchaseId)) ?? null;
  const orderNumber = getOrderNumber(payment);
  const sold = { business, productCode, operation, planId, description };
  return { purchaseId, paymentId, orderNumber, subscriptionId, ...sold, buyer };
}
