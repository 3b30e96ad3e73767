import type { CatalogPlan, CatalogProduct } from '../../catalog/CatalogProduct';
import type { SubscriptionRow } from '../../database/subscriptionTables';
import type { Period, PeriodPayment } from './periodsOf';

/** A subscription that is not ended, with what follows from its payments. */
export interface KnownSubscription extends Pick<SubscriptionRow, 'id' | 'leadId' | 'startedAt'> {
  product: CatalogProduct;
  /** The plan of the last period. */
  plan: CatalogPlan;
  payments: readonly PeriodPayment[];
  periods: readonly Period[];
  /** End of the last period. */
  renewsAt: Date;
}
