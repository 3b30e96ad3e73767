/** One thing that was sold or is offered, as GA4 names its members. */
interface Item {
  item_id: string;
  item_name: string;
  /** Major units. */
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

/** An event of GA4's list, as Google Tag Manager's data layer takes it. Never anything of a person. */
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

/** Something that has happened, and what tells it from others of its name. */
export interface Occurrence {
  event: AnalyticsEvent;
  /** Which sale it is of, where a lead has more than one, or the service knows the buyer. */
  sale?: string;
}
