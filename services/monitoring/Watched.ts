export interface BrowserSettings {
  environment: string;
  version: string;
  route: string;
  sentryDsn?: string;
  rumUrl?: string;
}

export const traceparentMeta = 'traceparent';

export type EarlyError = ErrorEvent | PromiseRejectionEvent;

export interface Watched {
  settings: BrowserSettings;
  errors: EarlyError[];
  keep: (event: EarlyError) => void;
}

declare global {
  interface Window {
    watched?: Watched;
  }
}
