/** What was chosen and typed on a payment page and not sent: never card data. */
export interface PaymentDraft {
  /** Whose it is, on which step, by which link. */
  leadId: string;
  stepId: string;
  rawQuery: string;
  method: string;
  document: string;
}

/** In this tab only: a document is for this purchase, not for the next person at the computer. */
const storageKey = 'paymentDraft';
const names = ['leadId', 'stepId', 'rawQuery', 'method', 'document'] as const;

function isDraft(value: unknown): value is PaymentDraft {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return names.every((name) => typeof entries.get(name) === 'string');
}

/** The draft of this lead, step and link; null: there is none, or storage is switched off. */
export function readPaymentDraft(
  place: Pick<PaymentDraft, 'leadId' | 'rawQuery' | 'stepId'>,
): PaymentDraft | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    const isOfPlace =
      isDraft(value) &&
      value.leadId === place.leadId &&
      value.stepId === place.stepId &&
      value.rawQuery === place.rawQuery;
    return isOfPlace ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a draft. Forbidden storage is not the buyer's problem: nothing is said. */
export function writePaymentDraft(draft: PaymentDraft): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // The buyer types it again.
  }
}

/** Forgets the draft, once what it was for is paid. */
export function removePaymentDraft(): void {
  try {
    window.sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing is stored where storage is refused.
  }
}
