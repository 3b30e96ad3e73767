import { createBrowserStore, createTextsShape, type StoredValues } from '../storage';

interface StoredAttempt {
  key: string;
  subject: string;
}

const isAttempt = createTextsShape<StoredAttempt>('key', 'subject');

const store = createBrowserStore<Record<string, StoredAttempt>>('localStorage', () => isAttempt);

const toStorageKey = (operation: string) => `attempt:${operation}`;

export const readAttempt = (operation: string) => store.read(toStorageKey(operation));

export function writeAttempt(operation: string, attempt: StoredAttempt | null): void {
  store.write(toStorageKey(operation), attempt);
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

/**
 * Names a buyer's attempt to pay for a product: what the browser's earlier buyer left open is not
 * this one's to follow.
 * @param stepId the step that pays
 * @param lead null while nobody is known. Its e-mail's hash finds the attempt of an earlier lead of
 * the same buyer, and says no address.
 */
export function createPurchaseAttemptName(
  stepId: string | undefined,
  productCode: string,
  lead: Pick<StoredValues['dataLead'], 'emailId' | 'leadId'> | null,
): string {
  // 'undefined' stands for nobody: browsers hold keys with it.
  const buyer = lead?.emailId ?? lead?.leadId ?? 'undefined';
  return createAttemptName(stepId ?? '', `${productCode}:${buyer}`);
}
