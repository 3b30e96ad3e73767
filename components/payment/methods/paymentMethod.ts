import type { ComponentType } from 'react';
import type { Schema } from 'yup';
import type { CardCompany } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import type { OrderPart } from '../paymentCall';
import type { PaymentValues } from '../paymentValues';

/** All that is particular to one way to pay; named by the text `payment.method.<id>`. */
export interface PaymentMethodModule {
  Icon: ComponentType;
  /** Whether card data is typed, which a billing address belongs to. */
  hasCard?: true;
  /** Whether two ways to pay share the order. */
  isDivided?: true;
  /** Text fields of its own, as they start; in the form their names begin with `details.`. */
  details?: PaymentValues['details'];
  /** What the method asks for. */
  Form: ComponentType<{ plan: Plan }>;
  /** In place of terms and button. */
  Confirmation?: ComponentType<{ plan: Plan; isBusy: boolean }>;
  /** What is needed once the form is used. */
  load: () => Promise<PaymentMethodRules>;
}

/** What the checks of a method depend on besides its values. */
export interface MethodContext {
  /** What the plan costs, in minor units. */
  amount: number;
  /** Those that the brand takes. */
  cardCompanies: readonly CardCompany[];
  /** What to add to the buyer's clock to get the server's, in milliseconds. */
  clockOffset: number;
}

/** The checks of a method and what it sends: loaded when the form is first used. */
export interface PaymentMethodRules {
  /**
   * Whether the buyer's document goes with it. The banks ask for the payer's with Pix and bank slips;
   * with a card only the invoice does, where the brand issues one.
   */
  documentNeeded: 'always' | 'forInvoice' | 'never';
  /** Yup's schema of each field of its own; called once for a form. */
  getSchema?: (context: MethodContext) => Record<string, Schema>;
  /**
   * What is sent for it.
   * @throws InvalidFieldError
   */
  toParts: (plan: Plan, values: PaymentValues) => OrderPart[];
}
