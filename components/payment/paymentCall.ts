import { createPayment } from '@/services/api/payment';
import type { Address } from '@/contract/address';
import type { PaymentPart } from '@/contract/paymentParts';
import type { PaymentRequest, PaymentResponse } from '@/contract/payment';
import type { CheckoutFlow, FlowStep, Plan, ProductV2 } from '@/contract/product';
import type { Operation } from '@/contract/enumerations';
import { cardAgreementConsent } from '@/domain/trials';
import { updateLead } from '@/services/api/updateLead';
import type { CheckoutQuery } from '@/services/checkout/query';
import { findTrial, type Trial } from '@/services/checkout/selectPlan';
import type { StoredValues } from '@/services/storage';

/** What a buyer chose and filled in, ready to be sent: cards are encrypted. */
export interface Order {
  parts: readonly PaymentPart[];
  /** Of all parts, in minor units: what the buyer was shown. */
  amount: number;
  /** Digits (or CNPJ letters) only; like the address null when the buyer was not asked. */
  document: string | null;
  address: Address | null;
  /** YYYY-MM-DD, where the plan requires it. */
  birthDate: string | null;
  /** The buyer was told that they have the product already. */
  buyAgain?: true;
}

/** A part as far as an attempt is about it: no card and no contact data. */
export const createPartSubject = (part: PaymentPart) => ({
  method: part.method,
  amount: part.amount,
  installments: 'installments' in part ? part.installments : 1,
  ...(part.method === 'credit-card' && part.storeCard && { storeCard: true }),
});

export interface PaymentCall {
  /**
   * What the call is about, for its idempotency key: the same subject tried again keeps its key. It
   * is stored, so it holds no card, no document and no contact data.
   */
  subject: object;
  /** @throws HttpError (402 with a decline reason, 409 with what is in the way), NoAnswerError */
  send: (idempotencyKey: string) => Promise<PaymentResponse>;
}

/** Makes the call that pays an order. null: nobody is known to buy yet. */
export type CreateCall = (order: Order) => PaymentCall | null;

/**
 * What makes one page's payment its own: what is sent, and where the buyer goes next. The payment
 * form is the same for all. A page whose context changes while it is open (another id) gives its
 * form a key.
 */
export interface PaymentContext {
  /** Names the open attempt among those of other pages and references (`createAttemptName`). */
  getAttemptName: () => string;
  /** Who buys on this page, where it is not the service that knows; null until storage is read. */
  getLead?: () => StoredValues['dataLead'] | null;
  /** The pages after the payment follow from the flow and its step that pays. */
  flow: CheckoutFlow;
  step: FlowStep | null;
  /** The query that the pages after a payment by link are opened with. */
  linkQuery?: string;
  /** What is sent. Loaded at each use, so that it may hold what the page knows now. */
  load: () => Promise<CreateCall>;
  /** Called before the page is left for what comes after an accepted payment. */
  onAccepted?: () => void;
}

/** What is bought on the way through a flow, besides the method. */
export interface PurchaseInput {
  lead: StoredValues['dataLead'];
  product: ProductV2;
  plan: Plan;
  operation: Operation;
  query: CheckoutQuery;
  /** The flow that the buyer is in, to come back to from the bank. */
  flowId: string;
}

/** The call by which a lead buys the plan. null: there is no lead yet. */
export function createPurchaseCall(
  { lead, ...purchase }: Omit<PurchaseInput, 'lead'> & { lead: StoredValues['dataLead'] | null },
  order: Order,
): PaymentCall | null {
  if (!lead) return null;
  const request = createPaymentRequest({ lead, ...purchase }, order);
  return {
    subject: attemptSubject(request),
    send: (idempotencyKey) => {
      const answer = createPayment(request, idempotencyKey);
      void completeLead(request);
      return answer;
    },
  };
}

/**
 * What a payment attempt is about, for its idempotency key: the same purchase tried again keeps its
 * key. It is stored, so it holds no card, no document and no contact data.
 */
export function attemptSubject({
  amount,
  offer,
  paymentMethods,
  planId,
  sfLeadId,
  voucher,
}: PaymentRequest) {
  return {
    leadId: sfLeadId,
    planId,
    amount,
    voucher: voucher ?? null,
    offer: offer ?? null,
    parts: paymentMethods.map(createPartSubject),
  };
}

/**
 * Adds to a lead the document and the billing address that its payment form asked for. Runs beside
 * the payment: it neither holds it up nor fails it.
 */
export async function completeLead({
  address,
  business,
  document,
  sfLeadId,
}: Pick<PaymentRequest, 'address' | 'business' | 'document' | 'sfLeadId'>): Promise<void> {
  if (document === undefined && address === undefined) return;
  try {
    await updateLead(sfLeadId, {
      business,
      ...(document !== undefined && { document }),
      ...(address !== undefined && { address }),
    });
  } catch {
    // The client has logged it, and the payment has both as well.
  }
}

/** What the page said of a trial, and the buyer agreed to by its button. */
function createAgreement(trial: Trial | null): Pick<PaymentRequest, 'agreement'> {
  if (!trial) return {};
  const { firstChargeOn } = trial;
  return { agreement: { consent: cardAgreementConsent, firstChargeOn } };
}

/** The body of the payment call for a direct purchase. */
export function createPaymentRequest(
  { flowId, lead, operation, plan, product, query }: PurchaseInput,
  { address, amount, birthDate, buyAgain, document, parts }: Order,
): PaymentRequest {
  return {
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    sfLeadId: lead.leadId,
    amount,
    paymentMethods: [...parts],
    business: product.business,
    productCode: product.code,
    plan: plan.code,
    planId: plan.id,
    planType: plan.type,
    operation,
    type: 'direct',
    seller: query.seller,
    source: query.source,
    flowId,
    // The product's voucher may lower only some of its plans; for the others it is refused.
    ...(product.voucher && plan.amount < plan.standardAmount && { voucher: product.voucher.code }),
    ...(query.offer !== undefined && { offer: query.offer }),
    ...(document !== null && { document }),
    ...(birthDate !== null && { birthDate }),
    ...(address !== null && { address }),
    ...(buyAgain && { buyAgain }),
    ...createAgreement(findTrial(product, plan)),
  };
}
