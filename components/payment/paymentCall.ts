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
import { isLeftFor } from '@/services/checkout/requirements';
import { readTracking } from '@/services/checkout/tracking';
import { findTrial, type Trial } from '@/services/checkout/selectPlan';
import type { Page, PageBrand } from '@/services/checkout/page';
import type { StoredValues } from '@/services/storage';

type CardPart = Extract<PaymentPart, { method: 'credit-card' }>;

/**
 * A card is encrypted only once its attempt has a key, because the encrypted card names that key.
 */
export type FilledPart =
  Exclude<PaymentPart, CardPart> | (Omit<CardPart, 'encryptedCard'> & { card: CardData });

export interface FilledOrder {
  parts: readonly FilledPart[];
  amount: number;
  /** Digits (or CNPJ letters) only; null, like the address, when the form did not ask for it. */
  document: string | null;
  address: Address | null;
  /** YYYY-MM-DD, where the plan requires it. */
  birthDate: string | null;
  buyAgain?: true;
}

export const createPartSubject = (part: FilledPart) => ({
  method: part.method,
  amount: part.amount,
  installments: 'installments' in part ? part.installments : 1,
  ...(part.method === 'credit-card' && part.storeCard && { storeCard: true }),
});

export interface PaymentCall {
  /**
   * A retry with the same subject keeps its idempotency key. The subject is stored, so it holds no
   * card, no document and no contact data.
   */
  subject: object;
  owner: CardOwner;
  parts: readonly FilledPart[];
  /**
   * @param parts the order's parts, with their cards encrypted
   * @throws HttpError (402 with a decline reason, 409 with the obstacle), NoAnswerError
   */
  send: (idempotencyKey: string, parts: readonly PaymentPart[]) => Promise<PaymentResponse>;
}

/** Tells the cards of one attempt from those of another, by their last digits and expiration. */
export const nameCards = (parts: readonly FilledPart[]): string =>
  parts
    .flatMap((part) => {
      if (part.method !== 'credit-card') return [];
      const { expirationMonth, expirationYear, number } = part.card;
      return `${number.slice(-4)} ${expirationMonth}/${expirationYear}`;
    })
    .join();

/**
 * What is specific to one page's payment; the payment form is the same for all. A page whose context
 * changes while it is open (another id) gives its form a React key.
 */
export interface PaymentContext {
  attemptName: string;
  /** null until storage is read; absent where the service knows the buyer. */
  lead?: StoredValues['dataLead'] | null;
  flow: CheckoutFlow;
  step: FlowStep | null;
  linkQuery?: string;
  describeOrder?: (method: PaymentMethod) => { plan: Plan; method: string };
  /** Loads what turns an order into its call; null: no buyer is known yet. */
  loadCreateCall: () => Promise<(order: FilledOrder) => PaymentCall | null>;
  onAccepted?: () => void;
  onPaidElsewhere?: () => void;
}

interface PurchaseInput {
  lead: StoredValues['dataLead'];
  product: ProductV2;
  plan: Plan;
  operation: Operation;
  query: CheckoutQuery;
  flowId: string;
}

interface PagePurchase extends Omit<PurchaseInput, 'lead' | 'operation'> {
  lead: StoredValues['dataLead'] | null;
  page: Pick<Page, 'operation'> & { brand: Pick<PageBrand, 'isAcceptanceEnabled' | 'links'> };
}

export function createConsent({
  isAcceptanceEnabled,
  links: { politics: privacy, terms },
}: PagePurchase['page']['brand']): Pick<PaymentRequest, 'consent'> {
  if (!isAcceptanceEnabled) return {};
  const documents = { ...(terms !== '' && { terms }), ...(privacy !== '' && { privacy }) };
  return { consent: { version: termsVersion, ...documents } };
}

export function createPurchaseCall(
  { lead, page, ...purchase }: PagePurchase,
  order: FilledOrder,
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
      // An offer may be sold by another business, to which the lead does not belong.
      if (isLeftFor(lead, request)) void completeLead(request);
      return answer;
    },
  };
}

export function attemptSubject(
  { amount, offer, planId, sfLeadId, voucher }: PurchaseRequest,
  { parts }: Pick<FilledOrder, 'parts'>,
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

/** Runs beside the payment: it neither holds it up nor fails it. */
export async function completeLead({
  address,
  birthDate,
  business,
  document: payerDocument,
  sfLeadId,
}: LeadCompletion): Promise<void> {
  const details = {
    ...(birthDate !== undefined && { birthDate }),
    ...(payerDocument !== undefined && { document: payerDocument }),
    ...(address !== undefined && { address }),
  };
  if (Object.keys(details).length === 0) return;
  try {
    await updateLead(sfLeadId, { business, ...details });
  } catch {
    // The client has logged it, and the payment has all of it as well.
  }
}

function createAgreement(trial: Trial | null): Pick<PaymentRequest, 'agreement'> {
  if (!trial) return {};
  const { firstChargeOn } = trial;
  return { agreement: { consent: cardAgreementConsent, firstChargeOn } };
}

type PurchaseRequest = Omit<PaymentRequest, 'paymentMethods'>;

export function createPaymentRequest(
  { flowId, lead, operation, plan, product, query }: PurchaseInput,
  { address, amount, birthDate, buyAgain, document: payerDocument }: Omit<FilledOrder, 'parts'>,
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
    // The product's voucher may lower only some of its plans; the service refuses it for the others.
    ...(product.voucher && plan.amount < plan.standardAmount && { voucher: product.voucher.code }),
    ...(query.offer !== undefined && { offer: query.offer }),
    ...(payerDocument !== null && { document: payerDocument }),
    ...(birthDate !== null && { birthDate }),
    ...(address !== null && { address }),
    ...(buyAgain && { buyAgain }),
    ...createAgreement(findTrial(product, plan)),
  };
}
