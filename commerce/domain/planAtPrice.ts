import type { PaymentMethod } from '@/contract/enumerations';
import type { Plan } from '@/contract/product';
import type { CatalogPlan } from '../catalog/CatalogProduct';
import { calculateInstallments } from '@/contract/calculateInstallments';

interface Price {
  /** Minor units. */
  amount: number;
  standardAmount: number;
  /** The plan's own when not given. */
  paymentMethods?: readonly PaymentMethod[];
}

/** A plan as the product calls show it, at the price of this sale. */
export function planAtPrice(plan: CatalogPlan, price: Price): Plan {
  const { installments, ...facts } = plan;
  const { amount, paymentMethods = plan.paymentMethods, standardAmount } = price;
  return {
    ...facts,
    amount,
    standardAmount,
    paymentMethods: [...paymentMethods],
    installments: paymentMethods.includes('credit-card')
      ? calculateInstallments(amount, standardAmount, installments)
      : [],
  };
}
