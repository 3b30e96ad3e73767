import type { SampleKind } from '@/contract/samples';
import type { CatalogPlan, CatalogProduct } from '../../catalog/CatalogProduct';
import type { Lead } from '../../database/tables';
import type { Services } from '../../Services';

/** What a sample is made from. */
export interface Making {
  kind: SampleKind;
  lead: Lead;
  product: CatalogProduct;
  plan: CatalogPlan;
  now: Date;
}

/** Writes a sample. Answers the id by which its page opens it. */
export type MakeSample = (services: Services, making: Making) => Promise<string>;
