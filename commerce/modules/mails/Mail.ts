import type { EventData } from '@/contract/events/events';
import type { EventType } from '@/contract/events/eventTypes';
import type { Locale } from '@/contract/enumerations';
import type { MessageKey } from '@/locales/messageKey';
import type { AgreedCharge } from '../agreements/agreedCharge';
import type { Payment } from '../payments/Payment';

/** Gives a text in the buyer's language and the brand's words, `{name}` filled from the values. */
export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

/** What an event says besides whom it is about: amounts in minor units, moments in ISO 8601. */
export type MailFacts = Readonly<Record<string, string | number>>;

/** A mail as an event plans it. */
export interface MailPlan {
  /** With the kind what it is sent once for. */
  about: string;
  /** Left out: at once. */
  dueAt?: Date;
  facts?: MailFacts;
}

/** What a mail is written from, as it is when it is sent. */
export interface MailSubject {
  payment: Payment;
  locale: Locale;
  facts: MailFacts;
  paidAt: Date | null;
  /** Whether what went back is paid by another payment of the buyer's. */
  isPaidOtherwise: boolean;
  /** What a card is charged later; null: nothing. */
  agreement: AgreedCharge | null;
  now: Date;
  pages: BuyerPages;
}

/** Where a buyer goes on; null: there is no such page. */
export interface BuyerPages {
  /** Opens what was bought, once. */
  access: string | null;
  /** Gives a purchase back. */
  refund: string | null;
  /** Shows a Pix or a slip, or a trial and how it is ended. */
  payment: string | null;
}

/** A part of a mail, which the HTML and the text each show in their way. */
export type MailBlock =
  | { kind: 'text' | 'note'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'code'; label: string; code: string }
  /** A button is what the mail is for; what else may be done is a link. */
  | { kind: 'button' | 'link'; label: string; url: string };

export interface MailContent {
  subject: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
}

type Planners = {
  [Kind in EventType]?: (event: EventData<Kind>, at: Date) => MailPlan | null;
};

/** A mail: what plans it, whether it still says the truth when it is due, and what it says. */
export interface MailKind {
  planOn: Planners;
  /** A mail that says the truth no more is not sent. */
  holds(subject: MailSubject): boolean;
  write(subject: MailSubject, t: Translate): MailContent;
}

/** What a mail to somebody who has not paid is written from. */
export interface LeadSubject {
  /** Of the lead, in full. */
  name: string;
  product: string;
  pages: {
    /** Where the purchase goes on. */
    purchase: string;
    /** Where reminders are ended. */
    reminder: string;
  };
}

/** A mail about a lead, which is sent only to who has agreed to it. */
export interface LeadMailKind {
  planOn: Planners;
  write(subject: LeadSubject, t: Translate): MailContent;
}
