import type { ProductV2 } from '@/contract/product';
import type { ProductConfig } from '@/contract/productConfig';
import type { Checks } from './checks';
import type { Service } from './service';

export interface Subject {
  business: string;
  productCode: string;
  seller: string;
}

export interface Catalogue {
  config: ProductConfig;
  product: ProductV2;
}

export interface ContractTest {
  service: Service;
  check: Checks['check'];
  subject: Subject;
  sendsCards: boolean;
}

export const mark = 'contract-test';

export const nobody = '00000000-0000-4000-8000-000000000000';
