import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import { onlyCards } from '../catalogue/pricePlan';
import type { LeadRow } from '../leads/leads';
import { getSubscription } from '../subscriptions/getSubscription';
import {
  createPeriodReference,
  createUpgradeReference,
  getNextPeriod,
  getSubscriptionId,
} from '../subscriptions/periods';
import { priceUpgrades } from '../subscriptions/upgrades';
import { createBuyer } from '../pricing/buyer';
import { priceRequestedPlan } from '../pricing/priceForBuyer';
import { findOpenOffer } from '../payLinks/customOffers';
import { findOpenInvoice } from '../payLinks/invoices';
import {
  checkRequestedPlan,
  createPlanSale,
  type Sale,
  type SaleRequest,
  type SaleWithoutTrial,
} from './Sale';

/**
 * Finds a sale that a seller made: the invoice with this id, or else the offer that the buyer accepts.
 * @throws ProblemError not_found, invalid_field.
 */
export async function findSellerSale(
  services: Services,
  request: SaleRequest,
): Promise<SaleWithoutTrial> {
  const invoice = await findOpenInvoice(services, request.reference ?? '');
  return invoice ? findInvoiceSale(services, request) : findCustomSale(services, request);
}

/**
 * Finds a better plan for a subscription, at today's price.
 * @throws ProblemError not_found, already_paid for the plan that the buyer has and for an upgrade of
 *   one that the buyer has left, invalid_field when it is not a better one of the same product.
 */
export async function findUpgradeSale(
  services: Services,
  request: SaleRequest,
): Promise<SaleWithoutTrial> {
  const requested = request.reference ?? '';
  const subscription = await getSubscription(services, getSubscriptionId(requested));
  if (subscription.leadId !== request.leadId) throw new ProblemError('not_found');
  const reference = createUpgradeReference(subscription);
  const isOfLeftPlan = requested !== subscription.id && requested !== reference;
  if (isOfLeftPlan || request.planId === subscription.plan.id) {
    throw new ProblemError('already_paid');
  }
  const upgrade = priceUpgrades(subscription, services.clock()).find(
    ({ plan }) => plan.id === request.planId,
  );
  if (!upgrade) throw invalidField('/planId', 'unknown');
  const { product } = subscription;
  checkRequestedPlan(request, { plan: upgrade.plan, product });
  return createPlanSale(request, upgrade.plan, {
    amount: upgrade.amount,
    description: product.name,
    reference,
  });
}

/**
 * Finds an open invoice of this kind and this lead, whatever the plan costs today.
 * @throws ProblemError not_found, invalid_field when it is for another plan.
 */
export async function findInvoiceSale(
  services: Services,
  request: SaleRequest,
): Promise<SaleWithoutTrial> {
  const invoice = await findOpenInvoice(services, request.reference ?? '');
  const sold = invoice && services.catalogue.getPlan(invoice.planId);
  if (!sold || invoice.kind !== request.type || invoice.leadId !== request.leadId) {
    throw new ProblemError('not_found');
  }
  checkRequestedPlan(request, sold);
  const { amount, description, id } = invoice;
  return createPlanSale(request, sold.plan, { amount, description, reference: id });
}

/**
 * Finds an open offer made to this subscriber, at its own price. It is paid with the card that was
 * verified for it.
 * @throws ProblemError not_found, invalid_field when it is for another plan.
 */
async function findCustomSale(services: Services, request: SaleRequest): Promise<SaleWithoutTrial> {
  const offer = await findOpenOffer(services, request.reference ?? '');
  const sold = offer && services.catalogue.getPlan(offer.planId);
  if (!sold) throw new ProblemError('not_found');
  const { leadId } = await getSubscription(services, offer.subscriptionId);
  if (leadId !== request.leadId) throw new ProblemError('not_found');
  checkRequestedPlan(request, sold);
  const { amount, id, name } = offer;
  return {
    ...createPlanSale(request, sold.plan, { amount, description: name, reference: id }),
    paymentMethods: onlyCards(sold.plan),
  };
}

/**
 * Finds a plan of the catalogue for a first sale.
 * @throws ProblemError invalid_field for what the catalogue does not have.
 */
export async function findDirectSale(
  services: Services,
  request: SaleRequest,
  lead: LeadRow,
): Promise<Sale> {
  const { catalogue } = services;
  const product = catalogue.getProduct(request.productCode, request.business, request.operation);
  if (!product) throw invalidField('/productCode', 'unknown');
  const buyer = createBuyer(catalogue, lead, { flowId: request.flowId ?? null, product });
  const { offer, plan, priced } = await priceRequestedPlan(services, product, request, buyer);
  return {
    ...createPlanSale(request, plan, {
      amount: priced.plan.amount,
      description: product.name,
      // A first sale is one purchase, however the buyer came to it.
      reference: null,
    }),
    offer: offer?.id ?? null,
    paymentMethods: priced.plan.paymentMethods,
    appliedVoucher: priced.voucher,
    voucherUse: priced.use,
    trial: priced.trial,
  };
}

/**
 * Finds the next period of a subscription, at the plan's price of today. Its purchase is named after
 * the period: a repeated request while it is unpaid means the same one.
 * @throws ProblemError not_found, invalid_field, already_paid when the requested period is paid or it
 *   is too early for another.
 */
export async function findRenewalSale(
  services: Services,
  request: SaleRequest,
): Promise<SaleWithoutTrial> {
  const requested = request.reference ?? '';
  const subscription = await getSubscription(services, getSubscriptionId(requested));
  if (subscription.leadId !== request.leadId) throw new ProblemError('not_found');
  checkRequestedPlan(request, subscription);
  const reference = createPeriodReference(subscription);
  const isAnotherPeriod = requested !== subscription.id && requested !== reference;
  if (isAnotherPeriod || !getNextPeriod(subscription, services.clock())) {
    throw new ProblemError('already_paid');
  }
  const { plan, product } = subscription;
  return createPlanSale(request, plan, {
    amount: plan.standardAmount,
    description: product.name,
    reference,
  });
}
