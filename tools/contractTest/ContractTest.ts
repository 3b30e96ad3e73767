import type { ProductV2 } from '@/contract/product';
import type { ProductConfig } from '@/contract/productConfig';
import type { Checks } from './checks';
import type { Service } from './service';

/** What the checks are about. */
export interface Subject {
  business: string;
  productCode: string;
  /** Whom the links name that name nobody. */
  seller: string;
}

/** What the service says of what is sold. */
export interface Catalogue {
  config: ProductConfig;
  product: ProductV2;
}

/** A run against one service. */
export interface ContractTest {
  service: Service;
  check: Checks['check'];
  subject: Subject;
  /** Whether cards may be sent: test numbers, encrypted, and once in clear to see it refused. */
  sendsCards: boolean;
}

/** Names what a run leaves at a service, wherever a text is free. */
export const mark = 'contract-test';

/** Of the right form, and nobody's. */
export const nobody = '00000000-0000-4000-8000-000000000000';
