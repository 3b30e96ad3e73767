import type { CatalogProduct } from '../../catalog/CatalogProduct';
import { createCustomOffers } from '../../database/createCustomOffers';
import { createReference } from '../createReference';
import { addDays } from '../subscriptions/localDate';
import { makeSubscription } from './makeSubscription';
import { midPeriod } from './midPeriod';
import type { MakeSample } from './Making';

const daysOpen = 15;
/** What is paid of the standard price. */
const share = 0.8;

/** What the product's own presentation says of it, else its description. */
function benefitsOf({ description, flows }: CatalogProduct): string[] {
  const presentations = flows.flatMap(({ steps }) =>
    steps.flatMap(({ props }) => props.presentation ?? []),
  );
  const benefits = presentations.map(({ benefits: told }) => told).find((told) => told.length > 0);
  return benefits ?? [description];
}

/** A plan at a fifth less, offered to a subscriber of the same product. */
export const makeCustomOffer: MakeSample = async (services, making) => {
  const { now, plan, product } = making;
  const id = createReference();
  await createCustomOffers(services.connection).create({
    id,
    subscriptionId: await makeSubscription(services, making, midPeriod(making)),
    planId: plan.id,
    name: `${product.name} · ${plan.name}`,
    benefits: benefitsOf(product),
    amount: Math.round(plan.standardAmount * share),
    standardAmount: plan.standardAmount,
    endsAt: addDays(now, daysOpen),
    createdAt: now,
  });
  return id;
};
