import type { Occurrence } from './AnalyticsEvent';
import type { Consent } from './consent';

export interface Tags {
  container: string;
  consent: Consent | null;
  events: Occurrence[];
  onConsent?: (consent: Consent) => void;
}

declare global {
  interface Window {
    tags?: Tags;
    dataLayer?: unknown[];
  }
}
