/** What covers or replaces a page, in one chunk: it comes right after the page, before it is needed. */
export { CookiesDisabledNotice } from './CookiesDisabledNotice';
export { LoadingOverlay } from './LoadingOverlay';
