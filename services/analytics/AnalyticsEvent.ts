interface Item {
  item_id: string;
  item_name: string;
  price?: number;
  quantity?: 1;
}

/** A sale as GA4 reads it. Money in major units, never without its currency. */
interface Ecommerce {
  currency?: string;
  value?: number;
  items: readonly Item[];
  payment_type?: string;
  transaction_id?: string;
  promotion_id?: string;
}

/**
 * An event of GA4's list, in the format of Google Tag Manager's data layer. It contains nothing about
 * a person.
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
  /** The sale of the event, for a lead with more than one, or where the service knows the buyer. */
  sale?: string;
}
