import type { CustomOffer } from '@/contract/customOffer';
import type { Executor } from '../../database/connect';
import { ProblemError } from '../../http/problems';
import { createReference } from '../../secrets';
import type { Services } from '../../Services';
import { createPricedPlan, onlyCards } from '../catalogue/pricePlan';
import { getSubscription } from '../subscriptions/getSubscription';
import { describePaymentLink } from './describePaymentLink';
import { findOpen } from './findOpen';
import { customOfferRepository, type CustomOfferRow } from './repository';

/**
 * An offer that is neither accepted nor expired.
 * @param id the offer's, or its subscription's: then the newest.
 */
export const findOpenOffer = (
  { clock, connection }: Pick<Services, 'clock' | 'connection'>,
  id: string,
): Promise<CustomOfferRow | undefined> => customOfferRepository(connection).findOpen(id, clock());

/**
 * @param id the offer's, or its subscription's.
 * @throws ProblemError already_paid for one that was accepted; not_found for an offer that is unknown or
 * expired.
 */
export async function getCustomOffer(services: Services, id: string): Promise<CustomOffer> {
  const { catalogue, clock, connection } = services;
  const offer = await findOpen(customOfferRepository(connection), id, clock());
  const sold = offer && catalogue.getPlan(offer.planId);
  if (!sold) throw new ProblemError('not_found');
  const { amount, benefits, endsAt, name, standardAmount, subscriptionId } = offer;
  const { leadId } = await getSubscription(services, subscriptionId);
  const link = await describePaymentLink(services, leadId, sold.product);
  return {
    id: offer.id,
    subscriptionId,
    name,
    benefits,
    endsAt: endsAt.toISOString(),
    ...link,
    plan: createPricedPlan(sold.plan, {
      amount,
      standardAmount,
      paymentMethods: onlyCards(sold.plan),
      locale: link.locale,
    }),
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
