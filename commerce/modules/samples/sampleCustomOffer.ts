import { addDays } from '@/domain/calendar';
import { createCustomOffer } from '../payLinks/getCustomOffer';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct';
import { type SampleMaker, createSubscription, midPeriod } from './sampleSubscription';

const daysOpen = 15;
/** What is paid of the standard price. */
const share = 0.8;

/** What the product's own presentation says of it, else its description. */
function listBenefits({ description, flows }: CatalogueProduct): string[] {
  const presentations = flows.flatMap(({ steps }) =>
    steps.flatMap(({ props }) => props.presentation ?? []),
  );
  const benefits = presentations.map((shown) => shown.benefits).find(({ length }) => length > 0);
  return benefits ?? [description];
}

/** A plan at a fifth less, offered to a subscriber of the same product. */
export const createSampleOffer: SampleMaker = async (services, context) => {
  const { now, plan, product } = context;
  return createCustomOffer(services.connection, {
    subscriptionId: await createSubscription(services, context, midPeriod(context)),
    planId: plan.id,
    name: `${product.name} · ${plan.name}`,
    benefits: listBenefits(product),
    amount: Math.round(plan.standardAmount * share),
    standardAmount: plan.standardAmount,
    endsAt: addDays(now, daysOpen),
    createdAt: now,
  });
};
