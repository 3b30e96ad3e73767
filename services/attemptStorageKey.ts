/** Where the browser keeps an operation's open attempt. */
export const attemptStorageKey = (operation: string) => `attempt:${operation}`;

/** Whether an operation has an attempt that is not settled; costs no library, unlike its key. */
export function hasOpenAttempt(operation: string): boolean {
  try {
    return window.localStorage.getItem(attemptStorageKey(operation)) !== null;
  } catch {
    return false;
  }
}

/**
 * Names a page's attempt to pay, for its storage: an attempt that is left open on one page is not
 * another's.
 * @param page the step that pays, or the kind of page
 * @param reference what is paid there: the product's code, or the id of the invoice or subscription
 */
export function createAttemptName(page: string, reference: string): string {
  return `payment:${page}:${reference}`;
}
