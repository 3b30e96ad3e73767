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
