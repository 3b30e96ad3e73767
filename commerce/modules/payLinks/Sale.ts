import type {
  Business,
  Currency,
  Operation,
  PaymentMethod,
  PaymentType,
  PlanType,
} from '@/contract/enumerations';
import { invalidField } from '../../http/problems';
import type { Services } from '../../Services';
import type { CataloguePlan, CatalogueProduct } from '../catalogue/CatalogueProduct';

/** What a payment says that it is for. */
export interface SaleQuestion {
  type: PaymentType;
  /** The id of what is paid besides a plan's first sale; null for that. */
  reference: string | null;
  leadId: string;
  business: Business;
  productCode: string;
  operation: Operation;
  planId: string;
  voucher: string | null;
  offer: string | null;
}

/** What is sold or owed, as this service knows it, before a method is chosen. */
export interface Sale extends SaleQuestion {
  planCode: string;
  planType: PlanType;
  /** The price before interest, in minor units. */
  amount: number;
  currency: Currency;
  /** How far a card may spread it; `tax` is the monthly interest as a fraction. */
  installments: { maximum: number; tax: number };
  /** Single methods, and pairs joined by '+'. */
  paymentMethods: readonly PaymentMethod[];
  /** What the buyer reads on a bank's page. */
  description: string;
}

/** @throws ProblemError invalid_field, not_found */
export type FindSale = (services: Services, question: SaleQuestion) => Promise<Sale>;

interface KnownPlan {
  plan: CataloguePlan;
  product: CatalogueProduct;
}

/**
 * What is paid later has its product and plan already, and no voucher or offer changes its price: a
 * caller that names others means something else.
 * @throws ProblemError invalid_field.
 */
export function checkRequestedPlan(question: SaleQuestion, { plan, product }: KnownPlan): void {
  if (question.business !== product.business) throw invalidField('/business', 'unknown');
  if (question.productCode !== product.code) throw invalidField('/productCode', 'unknown');
  if (question.operation !== product.operation) throw invalidField('/operation', 'unknown');
  if (question.planId !== plan.id) throw invalidField('/planId', 'unknown');
  if (question.voucher !== null) throw invalidField('/voucher', 'unavailable');
  if (question.offer !== null) throw invalidField('/offer', 'unavailable');
}

/**
 * The methods of a payment as a plan lists them: a pair is joined by '+', and a stored card is a
 * card.
 */
export function joinMethods(parts: readonly { method: PaymentMethod }[]): string {
  return parts
    .map(({ method }) => (method === 'default-credit-card' ? 'credit-card' : method))
    .join('+');
}

/** A plan for `amount` (minor units), with the plan's own methods and installments. */
export function createPlanSale(
  question: SaleQuestion,
  plan: CataloguePlan,
  { amount, description, reference }: Pick<Sale, 'amount' | 'description' | 'reference'>,
): Sale {
  return {
    ...question,
    reference,
    planCode: plan.code,
    planType: plan.type,
    amount,
    currency: plan.currency,
    installments: plan.installments,
    paymentMethods: plan.paymentMethods,
    description,
  };
}
