import type { EventData } from '@/contract/events/events';
import type { EventType } from '@/contract/events/eventTypes';
import type { Locale } from '@/contract/enumerations';
import type { MessageKey } from '@/locales/messageKey';
import type { AgreedCharge } from '../agreements/agreedCharge';
import type { Payment } from '../payments/Payment';

export type Translate = (key: MessageKey, values?: Record<string, string | number>) => string;

export type MailFacts = Readonly<Record<string, string | number>>;

export interface MailPlan {
  about: string;
  dueAt?: Date;
  facts?: MailFacts;
}

export interface MailSubject {
  payment: Payment;
  locale: Locale;
  facts: MailFacts;
  planName: string;
  paidAt: Date | null;
  /** When the access ends that was bought; null: not known, or not in a mail of this kind. */
  accessEndsAt: Date | null;
  /** Whether the refund has ended the access; false in a mail of another kind. */
  endsAccess: boolean;
  isPaidByAnotherPayment: boolean;
  agreement: AgreedCharge | null;
  now: Date;
  pages: BuyerPages;
}

export interface BuyerPages {
  access: string | null;
  refund: string | null;
  payment: string | null;
}

export type MailBlock =
  | { kind: 'text' | 'note'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'code'; label: string; code: string }
  | { kind: 'button' | 'link'; label: string; url: string };

export interface MailContent {
  subject: string;
  preview: string;
  title: string;
  blocks: readonly MailBlock[];
}

type Planners = {
  [Kind in EventType]?: (event: EventData<Kind>, at: Date) => MailPlan | null;
};

export interface MailKind {
  planOn: Planners;
  holds(subject: MailSubject): boolean;
  write(subject: MailSubject, t: Translate): MailContent;
}

export interface LeadSubject {
  name: string;
  product: string;
  pages: {
    purchase: string;
    reminder: string;
  };
}

export interface LeadMailKind {
  planOn: Planners;
  write(subject: LeadSubject, t: Translate): MailContent;
}
