import type { Schema } from 'yup';
import type { CardCompany } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import type { OrderPart } from '../paymentCall';
import type { PaymentValues } from '../paymentValues';

/** Apart from `formMethods.ts`, which imports the methods: they are described by these types. */
export interface MethodContext {
  amount: number;
  cardCompanies: readonly CardCompany[];
  /** Milliseconds to add to the buyer's clock to get the server's. */
  clockOffset: number;
}

export interface PaymentMethodRules {
  /**
   * The banks ask for the payer's document with Pix and bank slips; a card needs it only for the
   * invoice, where the brand issues one.
   */
  documentNeeded: 'always' | 'forInvoice' | 'never';
  /** Called once per form. */
  getSchema?: (context: MethodContext) => Record<string, Schema>;
  /** @throws InvalidFieldError */
  toParts: (plan: Plan, values: PaymentValues) => OrderPart[];
}
