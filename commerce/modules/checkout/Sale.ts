import type {
  Business,
  Currency,
  Operation,
  PaymentMethod,
  PaymentType,
  PlanType,
} from '@/contract/enumerations';
import type { AppliedVoucher } from '@/contract/product';
import type { InstallmentRules } from '@/domain/installments';
import { invalidField } from '../../http/problems';
import type { Services } from '../../Services';
import type { CataloguePlan, SoldPlan } from '../catalogue/CatalogueProduct';
import type { LeadRow } from '../leads/leads';
import type { TrialOffer } from '../pricing/trialOffer';
import type { VoucherUse } from '../vouchers/uses';

export interface SaleRequest {
  type: PaymentType;
  reference: string | null;
  leadId: string;
  business: Business;
  productCode: string;
  operation: Operation;
  planId: string;
  voucher: string | null;
  offer: string | null;
  flowId?: string | null;
  address?: string | null;
}

export interface Sale extends SaleRequest {
  /** Names the purchase, which a lead makes once by type and product (decision 016); null: the product. */
  reference: string | null;
  planCode: string;
  planType: PlanType;
  /** The price before interest, in minor units. */
  amount: number;
  currency: Currency;
  installments: InstallmentRules;
  /** Single methods, and pairs joined by '+'. */
  paymentMethods: readonly PaymentMethod[];
  description: string;
  appliedVoucher: AppliedVoucher | null;
  voucherUse: VoucherUse | null;
  trial: TrialOffer | null;
}

export interface SaleWithoutTrial extends Sale {
  trial: null;
}

/** @param lead of the request. @throws ProblemError invalid_field, not_found */
export type FindSale<Found extends Sale> = (
  services: Services,
  request: SaleRequest,
  lead: LeadRow,
) => Promise<Found>;

/**
 * A payment link has its product and plan already, and no voucher or offer changes its price: a
 * caller that names others is refused.
 * @throws ProblemError invalid_field.
 */
export function checkRequestedPlan(request: SaleRequest, { plan, product }: SoldPlan): void {
  if (request.business !== product.business) throw invalidField('/business', 'unknown');
  if (request.productCode !== product.code) throw invalidField('/productCode', 'unknown');
  if (request.operation !== product.operation) throw invalidField('/operation', 'unknown');
  if (request.planId !== plan.id) throw invalidField('/planId', 'unknown');
  if (request.voucher !== null) throw invalidField('/voucher', 'unavailable');
  if (request.offer !== null) throw invalidField('/offer', 'unavailable');
}

export function joinMethods(parts: readonly { method: PaymentMethod }[]): string {
  return parts
    .map(({ method }) => (method === 'default-credit-card' ? 'credit-card' : method))
    .join('+');
}

export function createPlanSale(
  request: SaleRequest,
  plan: CataloguePlan,
  { amount, description, reference }: Pick<Sale, 'amount' | 'description' | 'reference'>,
): SaleWithoutTrial {
  return {
    ...request,
    reference,
    planCode: plan.code,
    planType: plan.type,
    amount,
    currency: plan.currency,
    installments: plan.installments,
    paymentMethods: plan.paymentMethods,
    description,
    appliedVoucher: null,
    voucherUse: null,
    trial: null,
  };
}
