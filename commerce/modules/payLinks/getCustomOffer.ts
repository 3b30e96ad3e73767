import type { CustomOffer } from '@/contract/customOffer';
import type { Executor } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import { createPricedPlan } from '../catalogue/pricePlan';
import { getSubscription } from '../subscriptions/getSubscription';
import { describePaymentLink } from './describeSale';
import { customOfferRepository, type CustomOfferRow } from './repository';

/**
 * @param id Of the offer, or of its subscription.
 * @throws ProblemError not_found for an offer that is unknown, accepted or over.
 */
export async function getCustomOffer(services: Services, id: string): Promise<CustomOffer> {
  const { catalogue, clock, connection } = services;
  const offer = await customOfferRepository(connection).findOpen(id, clock());
  const known = offer && catalogue.getPlan(offer.planId);
  if (!known) throw new ProblemError('not_found');
  const { amount, benefits, endsAt, name, standardAmount, subscriptionId } = offer;
  const { leadId } = await getSubscription(services, subscriptionId);
  return {
    id: offer.id,
    subscriptionId,
    name,
    benefits,
    endsAt: endsAt.toISOString(),
    ...(await describePaymentLink(services, leadId, known.product)),
    plan: createPricedPlan(known.plan, { amount, standardAmount, paymentMethods: ['credit-card'] }),
  };
}

/** @returns The id that its link carries. */
export async function createCustomOffer(
  db: Executor,
  offer: Omit<CustomOfferRow, 'id'>,
): Promise<string> {
  const id = createReference();
  await customOfferRepository(db).create({ id, ...offer });
  return id;
}
