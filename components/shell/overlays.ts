/**
 * One chunk that loads right after the page, before it is needed: everything that covers, replaces or
 * ends a page.
 */
export { CookiesDisabledNotice } from './CookiesDisabledNotice';
export { keepsCookies } from './keepsCookies';
export { LoadingOverlay } from './LoadingOverlay';
export { PageFailure } from './PageFailure';
export { RemountedNotice } from './RemountedNotice';

// Browsers may keep a page that is left and show it again as it was, whatever its headers say: still
// sending, or with what has been paid meanwhile.
if (typeof window !== 'undefined')
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
