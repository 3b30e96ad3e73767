import type { Occurrence } from './AnalyticsEvent';
import type { Consent } from './consent';

/** What the document's script leaves for the page's code, where a tag container is configured. */
export interface Tags {
  /** Such as GTM-ABC123. */
  container: string;
  /** null: the buyer has not chosen yet. */
  consent: Consent | null;
  /** What has happened and is not told yet. */
  events: Occurrence[];
  /** Set by the page's code: a choice was made. */
  onConsent?: (consent: Consent) => void;
}

declare global {
  interface Window {
    /** Absent where no container is configured, and in homologation. */
    tags?: Tags;
    /** Google Tag Manager's. */
    dataLayer?: unknown[];
  }
}
