import { inTransaction } from '../../database/connect';
import { randomUUID } from 'node:crypto';
import type { InvoiceKind } from '@/contract/invoice';
import { addDays, addMonths, toLocalDate } from '@/domain/calendar';
import { hashRequest } from '../../http/idempotency';
import { invalidField, ProblemError } from '../../http/problems';
import type { Services } from '../../Services';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';
import { monthsByPlanType } from '../catalogue/pricePlan';
import type { LeadRow } from '../leads/leads';
import { createPaymentOrder } from '../checkout/createPaymentOrder';
import { findDirectSale } from '../checkout/findSale';
import { createCustomOffer } from '../payLinks/customOffers';
import { createInvoice } from '../payLinks/invoices';
import { findRecoveryOfPurchase } from '../payLinks/recoveries';
import { declinePart } from '../payments/applyCharge';
import type { OrderedMethod, PaymentOrder } from '../payments/PaymentOrder';
import { reservePayment } from '../payments/reservePayment';
import { beginSubscription } from '../subscriptions/beginSubscription';
import { findBetterPlans } from '../subscriptions/upgrades';

interface SampleContext {
  lead: LeadRow;
  product: CatalogueProduct;
  plan: CataloguePlan;
  now: Date;
}

/** Writes a sample. @returns The id by which its page opens it. */
export type SampleMaker = (services: Services, context: SampleContext) => Promise<string>;

async function createSubscription(
  { connection }: Services,
  { lead, plan, product }: SampleContext,
  endsAt: Date,
): Promise<string> {
  return beginSubscription(connection, {
    leadId: lead.id,
    purchaseId: null,
    planId: plan.id,
    amount: plan.standardAmount,
    trialDays: null,
    startedAt: addMonths(endsAt, -monthsByPlanType[plan.type], product.operation),
  });
}

const daysOfHalfMonth = 15;

function getMidPeriodEnd({ now, plan }: SampleContext): Date {
  return addDays(now, monthsByPlanType[plan.type] * daysOfHalfMonth);
}

const daysToPay = 7;
const invoiceDays = 30;

export const createInvoiceMaker =
  (kind: InvoiceKind): SampleMaker =>
  async (services, context) => {
    const { lead, now, plan, product } = context;
    const endsAt = addDays(now, invoiceDays);
    return createInvoice(services.connection, {
      kind,
      leadId: lead.id,
      subscriptionId:
        kind === 'sale-invoice' ? null : await createSubscription(services, context, endsAt),
      planId: plan.id,
      description: `${product.name} · ${plan.name}`,
      amount: plan.standardAmount,
      dueDate: toLocalDate(addDays(now, daysToPay), product.operation),
      endsAt,
      cancelledAt: null,
      createdAt: now,
    });
  };

/**
 * A subscription in the middle of its period, of a plan that has a better one.
 * @throws ProblemError invalid_field when there is none.
 */
export const createUpgradable: SampleMaker = async (services, context) => {
  const { plan, product } = context;
  if (findBetterPlans(product, plan).length === 0) throw invalidField('/planId', 'unavailable');
  return createSubscription(services, context, getMidPeriodEnd(context));
};

const daysLeft = 5;

export const createRenewable: SampleMaker = (services, context) =>
  createSubscription(services, context, addDays(context.now, daysLeft));

const offerDays = 15;
const share = 0.8;

function listBenefits({ description, flows }: CatalogueProduct, plan: CataloguePlan): string[] {
  if (plan.benefits) return plan.benefits;
  const presentations = flows.flatMap(({ steps }) =>
    steps.flatMap(({ props }) => props.presentation ?? []),
  );
  const benefits = presentations.map((shown) => shown.benefits).find(({ length }) => length > 0);
  return benefits ?? [plan.description ?? description];
}

export const createSampleOffer: SampleMaker = async (services, context) => {
  const { now, plan, product } = context;
  return createCustomOffer(services.connection, {
    subscriptionId: await createSubscription(services, context, getMidPeriodEnd(context)),
    planId: plan.id,
    name: `${plan.name} com condição especial`,
    benefits: listBenefits(product, plan),
    amount: Math.round(plan.standardAmount * share),
    standardAmount: plan.standardAmount,
    endsAt: addDays(now, offerDays),
    createdAt: now,
  });
};

function chooseFailingMethod({ lead, plan }: SampleContext): OrderedMethod {
  if (plan.paymentMethods.includes('credit-card')) {
    return {
      method: 'credit-card',
      installments: 1,
      cardCompany: 'visa',
      encryptedCard: '',
      store: false,
    };
  }
  if (plan.paymentMethods.includes('m-pesa')) return { method: 'm-pesa', phone: lead.phone };
  return { method: 'pix' };
}

async function createSampleOrder(
  services: Services,
  context: SampleContext,
): Promise<PaymentOrder> {
  const { lead, plan, product } = context;
  const { business, code: productCode, operation } = product;
  const request = {
    type: 'direct',
    reference: null,
    leadId: lead.id,
    business,
    productCode,
    operation,
    planId: plan.id,
    voucher: null,
    offer: null,
  } as const;
  const sale = await findDirectSale(services, request, lead);
  return createPaymentOrder(services, {
    sale,
    locale: lead.locale,
    flowId: null,
    seller: lead.seller,
    source: lead.source,
    tracking: null,
    payer: { name: lead.name, email: lead.email, phone: lead.phone, document: null },
    billingAddress: null,
    isDeliberate: true,
    cause: 'buyer',
    amount: sale.amount,
    parts: [{ amount: sale.amount, method: chooseFailingMethod(context) }],
  });
}

/**
 * A purchase whose payment failed before it reached the provider: nothing was charged.
 * @throws ProblemError already_paid, payment_in_progress, or invalid_field when a payment of the lead
 * given waits for its buyer.
 */
export const createRecovery: SampleMaker = async (services, context) => {
  const { connection, provider } = services;
  const order = await createSampleOrder(services, context);
  const attempt = {
    idempotencyKey: randomUUID(),
    requestHash: hashRequest(order.sale),
    provider: provider.name,
    now: context.now,
  };
  const reservation = await inTransaction(connection, (transaction) =>
    reservePayment(transaction, order, attempt),
  );
  const [part] = reservation.payment.parts;
  if (reservation.kind !== 'reserved' || !part) throw invalidField('/leadId', 'unavailable');
  const { purchaseId } = await declinePart(services, part, 'provider');
  const recovery = await findRecoveryOfPurchase(connection, purchaseId);
  if (!recovery) throw new ProblemError('internal_error');
  return recovery.id;
};
