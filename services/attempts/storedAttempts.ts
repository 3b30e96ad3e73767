import { createBrowserStore, createTextsGuard, type StoredValues } from '../storage';

/** Apart from `attemptKeys.ts`: a page loads the hash of a subject (uuid) only with its first call. */
interface StoredAttempt {
  key: string;
  subject: string;
}

const isAttempt = createTextsGuard<StoredAttempt>('key', 'subject');

const store = createBrowserStore<Record<string, StoredAttempt>>('localStorage', () => isAttempt);

const toStorageKey = (operation: string) => `attempt:${operation}`;

export const readAttempt = (operation: string) => store.read(toStorageKey(operation));

export function writeAttempt(operation: string, attempt: StoredAttempt | null): void {
  store.write(toStorageKey(operation), attempt);
}

/**
 * Names a page's attempt to pay, for its storage: an attempt that is left open on one page does not
 * continue on another.
 * @param page the step that pays, or the kind of page
 * @param reference what is paid there: the product's code, or the id of the invoice or subscription
 */
export function createAttemptName(page: string, reference: string): string {
  return `payment:${page}:${reference}`;
}

/**
 * Names a buyer's attempt to pay for a product, so that a buyer does not continue an attempt of the
 * browser's earlier buyer.
 * @param stepId the step that pays
 * @param lead null while nobody is known. The hash of its e-mail finds the attempt of an earlier lead
 *   of the same buyer without revealing the address.
 */
export function createPurchaseAttemptName(
  stepId: string | undefined,
  productCode: string,
  lead: Pick<StoredValues['dataLead'], 'emailId' | 'leadId'> | null,
): string {
  // 'undefined' stands for no lead: browsers have stored keys with it.
  const buyer = lead?.emailId ?? lead?.leadId ?? 'undefined';
  return createAttemptName(stepId ?? '', `${productCode}:${buyer}`);
}
