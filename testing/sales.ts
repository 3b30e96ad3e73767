import type { Locale } from '@/contract/enumerations';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { Plan } from '@/contract/product';
import { productKeys } from '@/services/checkout/productKeys';

/** Where a product is sold, and who sold it. */
export interface Channel extends Pick<
  PaymentRequest,
  'business' | 'productCode' | 'operation' | 'seller' | 'source'
> {
  locale: Locale;
}

/** A plan as it is sold. */
export interface Sale extends Channel, Pick<PaymentRequest, 'plan' | 'planId' | 'planType'> {
  /** The plan's price, in minor units. */
  amount: number;
}

type Product = Pick<Channel, 'business' | 'productCode'> & Partial<Channel>;

/** A product as the default link sells it in Brazil, but for what is given. */
export const createChannel = (product: Product): Channel => ({
  operation: 'BR',
  locale: 'pt-BR',
  seller: 'performance',
  source: 'direto',
  ...product,
});

/** The sale of a plan, at its price. */
export const createSale = (
  { amount, code, id, type }: Pick<Plan, 'amount' | 'code' | 'id' | 'type'>,
  product: Product,
): Sale => ({ ...createChannel(product), plan: code, planId: id, planType: type, amount });

const yearly = (id: string, amount: number) => ({ id, code: id, type: 'yearly', amount }) as const;
const mozambique = { operation: 'MZ', locale: 'pt-MZ' } as const;

/** Yearly plans at their standard prices. */
export const sales = {
  ms: createSale(yearly('ms-anual', 114_000), productKeys.ms),
  /** Sold by card alone. */
  wolInMozambique: createSale(yearly('wol-mz-anual', 1_188_000), {
    ...productKeys.wup,
    ...mozambique,
  }),
  /** Sold by M-Pesa as well. */
  vcInMozambique: createSale(yearly('vc-mz-anual', 1_020_000), {
    ...productKeys.vc,
    ...mozambique,
  }),
};
