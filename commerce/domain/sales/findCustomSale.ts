import { createCustomOffers } from '../../database/createCustomOffers';
import { ProblemError } from '../../errors/ProblemError';
import type { Services } from '../../Services';
import { getSubscription } from '../subscriptions/getSubscription';
import { checkAskedPlan } from './checkAskedPlan';
import type { Sale, SaleQuestion } from './Sale';
import { saleOfPlan } from './saleOfPlan';

/**
 * An open offer made to this subscriber, at its own price. It is paid by card: the one that was
 * verified for it.
 * @throws ProblemError not_found, invalid_field when it is for another plan.
 */
export async function findCustomSale(services: Services, question: SaleQuestion): Promise<Sale> {
  const { catalog, clock, connection } = services;
  const offer = await createCustomOffers(connection).getOpen(question.reference ?? '', clock());
  const known = offer && catalog.getPlan(offer.planId);
  if (!known) throw new ProblemError('not_found');
  const { leadId } = await getSubscription(services, offer.subscriptionId);
  if (leadId !== question.leadId) throw new ProblemError('not_found');
  checkAskedPlan(question, known);
  const { amount, id, name } = offer;
  return {
    ...saleOfPlan(question, known.plan, { amount, description: name, reference: id }),
    paymentMethods: ['credit-card'],
  };
}
