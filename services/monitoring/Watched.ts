/** What the receivers of a page need to know; `version` is the product's. */
export interface BrowserSettings {
  environment: string;
  version: string;
  /** The document's route, such as `/recovery/[token]`: steps after it change it. */
  route: string;
  sentryDsn?: string;
  /** The APM server. */
  rumUrl?: string;
}

/** The `<meta>` that says what the load of a page goes by, as a W3C `traceparent`. */
export const traceparentMeta = 'traceparent';

export type EarlyError = ErrorEvent | PromiseRejectionEvent;

/** What the inline script of a watched page leaves for the page's code. */
export interface Watched {
  settings: BrowserSettings;
  errors: EarlyError[];
  /** Keeps what failed; it listens until the receivers are there. */
  keep: (event: EarlyError) => void;
}

declare global {
  interface Window {
    /** Absent where nothing watches the page. */
    watched?: Watched;
  }
}
