import type { CustomOffer } from '@/contract/customOffer';
import { createCustomOffers } from '../../database/createCustomOffers';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { planAtPrice } from '../planAtPrice';
import { getSubscription } from '../subscriptions/getSubscription';
import { describeSale } from './describeSale';

/**
 * @param id Of the offer, or of its subscription.
 * @throws ProblemError not_found for an offer that is unknown, accepted or over.
 */
export async function getCustomOffer(services: Services, id: string): Promise<CustomOffer> {
  const { catalog, clock, connection } = services;
  const offer = await createCustomOffers(connection).getOpen(id, clock());
  const known = offer && catalog.getPlan(offer.planId);
  if (!known) throw new ProblemError('not_found');
  const { amount, benefits, endsAt, name, standardAmount, subscriptionId } = offer;
  const { leadId } = await getSubscription(services, subscriptionId);
  return {
    id: offer.id,
    subscriptionId,
    name,
    benefits,
    endsAt: endsAt.toISOString(),
    ...(await describeSale(services, leadId, known.product)),
    plan: planAtPrice(known.plan, { amount, standardAmount, paymentMethods: ['credit-card'] }),
  };
}
