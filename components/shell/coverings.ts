/** What covers, replaces or ends a page, in one chunk: it comes right after the page, before it is needed. */
export { CookiesDisabledNotice } from './CookiesDisabledNotice';
export { LoadingOverlay } from './LoadingOverlay';
export { PageFailure } from './PageFailure';
export { RedrawnNotice } from './RedrawnNotice';
