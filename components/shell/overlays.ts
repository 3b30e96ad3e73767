import './reloadKeptPage';

/**
 * One chunk that loads right after the page, before it is needed: everything that covers, replaces or
 * ends a page.
 */
export { CookiesDisabledNotice } from './CookiesDisabledNotice';
export { keepsCookies } from './keepsCookies';
export { LoadingOverlay } from './LoadingOverlay';
export { PageFailure } from './PageFailure';
export { RemountedNotice } from './RemountedNotice';
