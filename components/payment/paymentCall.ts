import { createPayment } from '@/services/api/payment';
import type { Address } from '@/contract/address';
import type { CardOwner } from '@/contract/cardHeader';
import type { CardData, PaymentPart } from '@/contract/paymentParts';
import type { PaymentResponse } from '@/contract/payment';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { Plan, ProductV2 } from '@/contract/product';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import type { Operation, PaymentMethod } from '@/contract/enumerations';
import { termsVersion } from '@/domain/terms';
import { cardAgreementConsent } from '@/domain/trials';
import { updateLead } from '@/services/api/updateLead';
import type { CheckoutQuery } from '@/services/checkout/query';
import { readTracking } from '@/services/checkout/tracking';
import { findTrial, type Trial } from '@/services/checkout/selectPlan';
import type { Page, PageBrand } from '@/services/checkout/page';
import type { StoredValues } from '@/services/storage';

type CardPart = Extract<PaymentPart, { method: 'credit-card' }>;

/** A part as the form has it: a card is encrypted once its attempt has a key, which it names. */
export type OrderPart =
  Exclude<PaymentPart, CardPart> | (Omit<CardPart, 'encryptedCard'> & { card: CardData });

/** What a buyer chose and filled in. */
export interface Order {
  parts: readonly OrderPart[];
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
export const createPartSubject = (part: OrderPart) => ({
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
  /** Whose its cards are. */
  owner: CardOwner;
  parts: readonly OrderPart[];
  /**
   * @param parts the same, with their cards encrypted
   * @throws HttpError (402 with a decline reason, 409 with what is in the way), NoAnswerError
   */
  send: (idempotencyKey: string, parts: readonly PaymentPart[]) => Promise<PaymentResponse>;
}

/**
 * What makes one page's payment its own: what is sent, and where the buyer goes next. The payment
 * form is the same for all. A page whose context changes while it is open (another id) gives its
 * form a key.
 */
export interface PaymentContext {
  /** Names the open attempt among those of other pages and references (`createAttemptName`). */
  attemptName: string;
  /** Who buys on this page, where it is not the service that knows; null until storage is read. */
  lead?: StoredValues['dataLead'] | null;
  /** The pages after the payment follow from the flow and its step that pays. */
  flow: CheckoutFlow;
  step: FlowStep | null;
  /** The query that the pages after a payment by link are opened with. */
  linkQuery?: string;
  /** What tags are told is paid, and how, where it is not the form's own plan and method alone. */
  describeOrder?: (method: PaymentMethod) => { plan: Plan; method: string };
  /** Brings what makes the call that pays an order; null: nobody is known to buy yet. */
  load: () => Promise<(order: Order) => PaymentCall | null>;
  /** Called before the page is left for what comes after an accepted payment. */
  onAccepted?: () => void;
  /** Called where what is paid for was paid elsewhere, and no payment is known that says more. */
  onPaidElsewhere?: () => void;
}

/** What is bought on the way through a flow, besides the method. */
interface PurchaseInput {
  lead: StoredValues['dataLead'];
  product: ProductV2;
  plan: Plan;
  operation: Operation;
  query: CheckoutQuery;
  /** The flow that the buyer is in, to come back to from the bank. */
  flowId: string;
}

interface PagePurchase extends Omit<PurchaseInput, 'lead' | 'operation'> {
  lead: StoredValues['dataLead'] | null;
  page: Pick<Page, 'operation'> & { brand: Pick<PageBrand, 'isAcceptanceEnabled' | 'links'> };
}

/** The terms that stand above the button, where the brand has them accepted. */
export function createConsent({
  isAcceptanceEnabled,
  links: { politics: privacy, terms },
}: PagePurchase['page']['brand']): Pick<PaymentRequest, 'consent'> {
  if (!isAcceptanceEnabled) return {};
  const documents = { ...(terms !== '' && { terms }), ...(privacy !== '' && { privacy }) };
  return { consent: { version: termsVersion, ...documents } };
}

/** The call by which a lead buys the plan. null: there is no lead yet. */
export function createPurchaseCall(
  { lead, page, ...purchase }: PagePurchase,
  order: Order,
): PaymentCall | null {
  if (!lead) return null;
  const tracking = readTracking(window.location.search.slice(1));
  const request = {
    ...createPaymentRequest({ lead, operation: page.operation, ...purchase }, order),
    ...createConsent(page.brand),
    ...(tracking && { tracking }),
  };
  return {
    subject: attemptSubject(request, order),
    owner: { lead: lead.leadId },
    parts: order.parts,
    send: (idempotencyKey, parts) => {
      const paymentMethods = [...parts];
      const answer = createPayment({ ...request, paymentMethods }, idempotencyKey);
      void completeLead(request);
      return answer;
    },
  };
}

/**
 * What a payment attempt is about, for its idempotency key: the same purchase tried again keeps its
 * key. It is stored, so it holds no card, no document and no contact data.
 */
export function attemptSubject(
  { amount, offer, planId, sfLeadId, voucher }: PurchaseRequest,
  { parts }: Pick<Order, 'parts'>,
) {
  return {
    leadId: sfLeadId,
    planId,
    amount,
    voucher: voucher ?? null,
    offer: offer ?? null,
    parts: parts.map(createPartSubject),
  };
}

type LeadCompletion = Pick<
  PaymentRequest,
  'address' | 'birthDate' | 'business' | 'document' | 'sfLeadId'
>;

/**
 * Adds to a lead the document, the birth date and the billing address that its payment form asked
 * for. Runs beside the payment: it neither holds it up nor fails it.
 */
export async function completeLead({
  address,
  birthDate,
  business,
  document,
  sfLeadId,
}: LeadCompletion): Promise<void> {
  const details = {
    ...(birthDate !== undefined && { birthDate }),
    ...(document !== undefined && { document }),
    ...(address !== undefined && { address }),
  };
  if (Object.keys(details).length === 0) return;
  try {
    await updateLead(sfLeadId, { business, ...details });
  } catch {
    // The client has logged it, and the payment has all of it as well.
  }
}

/** What the page said of a trial, and the buyer agreed to by its button. */
function createAgreement(trial: Trial | null): Pick<PaymentRequest, 'agreement'> {
  if (!trial) return {};
  const { firstChargeOn } = trial;
  return { agreement: { consent: cardAgreementConsent, firstChargeOn } };
}

type PurchaseRequest = Omit<PaymentRequest, 'paymentMethods'>;

/** The body of the payment call for a direct purchase, but for its parts. */
export function createPaymentRequest(
  { flowId, lead, operation, plan, product, query }: PurchaseInput,
  { address, amount, birthDate, buyAgain, document }: Omit<Order, 'parts'>,
): PurchaseRequest {
  return {
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    sfLeadId: lead.leadId,
    amount,
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
