import type { Locale } from '@/contract/enumerations';
import type { PaymentRequest } from '@/contract/paymentRequest';
import type { Plan } from '@/contract/product';
import { productKeys } from '@/services/checkout/productKeys';

export interface Channel extends Pick<
  PaymentRequest,
  'business' | 'productCode' | 'operation' | 'seller' | 'source'
> {
  locale: Locale;
}

export interface Sale extends Channel, Pick<PaymentRequest, 'plan' | 'planId' | 'planType'> {
  amount: number;
}

type Product = Pick<Channel, 'business' | 'productCode'> & Partial<Channel>;

export const createChannel = (product: Product): Channel => ({
  operation: 'BR',
  locale: 'pt-BR',
  seller: 'performance',
  source: 'direto',
  ...product,
});

export const createSale = (
  { amount, code, id, type }: Pick<Plan, 'amount' | 'code' | 'id' | 'type'>,
  product: Product,
): Sale => ({ ...createChannel(product), plan: code, planId: id, planType: type, amount });

const yearly = (id: string, amount: number) => ({ id, code: id, type: 'yearly', amount }) as const;
const mozambique = { operation: 'MZ', locale: 'pt-MZ' } as const;

export const sales = {
  ms: createSale(yearly('ms-anual', 114_000), productKeys.ms),
  wolInMozambique: createSale(yearly('wol-mz-anual', 1_188_000), {
    ...productKeys.wup,
    ...mozambique,
  }),
  vcInMozambique: createSale(yearly('vc-mz-anual', 1_020_000), {
    ...productKeys.vc,
    ...mozambique,
  }),
};
