interface Item {
  item_id: string;
  item_name: string;
  price?: number;
  quantity?: 1;
}

/** What GA4 reads of a sale. Money in major units, never without its currency. */
interface Ecommerce {
  currency?: string;
  value?: number;
  items: readonly Item[];
  payment_type?: string;
  transaction_id?: string;
  promotion_id?: string;
}

/**
 * An event of GA4's list, as Google Tag Manager's data layer takes it. It never says anything of a
 * person.
 */
export interface AnalyticsEvent {
  event:
    | 'generate_lead'
    | 'begin_checkout'
    | 'add_payment_info'
    | 'purchase'
    | 'view_promotion'
    | 'select_promotion';
  ecommerce: Ecommerce;
}

export interface Occurrence {
  event: AnalyticsEvent;
  /**
   * The sale that it belongs to, where a lead has more than one, or the service knows the buyer.
   */
  sale?: string;
}
