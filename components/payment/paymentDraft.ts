import { createBrowserStore, createTextsGuard } from '@/services/storage';

const names = ['leadId', 'stepId', 'rawQuery', 'method'] as const;
type StoredDraft = Record<(typeof names)[number], string>;

/**
 * Unsent choices and entries of a payment page, with their buyer, step and link. Never card data.
 */
export interface PaymentDraft extends StoredDraft {
  document: string;
}

/** In this tab only: it is for this purchase, not for the next person at the computer. */
const store = createBrowserStore<{ paymentDraft: StoredDraft }>('sessionStorage', () =>
  createTextsGuard(...names),
);

/** In memory: it survives going back and forth, and the browser's storage holds none of it. */
let typedDocument = '';

export function readPaymentDraft({
  leadId,
  rawQuery,
  stepId,
}: Pick<PaymentDraft, 'leadId' | 'rawQuery' | 'stepId'>): PaymentDraft | null {
  const draft = store.read('paymentDraft');
  const isOfPlace =
    draft?.leadId === leadId && draft.stepId === stepId && draft.rawQuery === rawQuery;
  return isOfPlace ? { ...draft, document: typedDocument } : null;
}

export function writePaymentDraft(draft: PaymentDraft | null): void {
  if (draft) {
    const { document: payerDocument, ...stored } = draft;
    typedDocument = payerDocument;
    store.write('paymentDraft', stored);
  } else {
    typedDocument = '';
    store.write('paymentDraft', null);
  }
}
