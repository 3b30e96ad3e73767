import type {
  Business,
  Currency,
  Operation,
  PaymentMethod,
  PaymentType,
  PlanType,
} from '@/contract/enumerations';
import type { Services } from '../../Services';

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
