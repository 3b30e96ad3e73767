import { createBrowserStore, createTextsShape } from '@/services/storage';

const names = ['leadId', 'stepId', 'rawQuery', 'method'] as const;
type StoredDraft = Record<(typeof names)[number], string>;

/**
 * What was chosen and typed on a payment page and not sent, with whose it is, on which step, by
 * which link: never card data.
 */
export interface PaymentDraft extends StoredDraft {
  document: string;
}

/** In this tab only: it is for this purchase, not for the next person at the computer. */
const store = createBrowserStore<{ paymentDraft: StoredDraft }>('sessionStorage', () =>
  createTextsShape(...names),
);

/** In memory: it outlives the way back and forth, and nothing of it is in the browser's storage. */
let typedDocument = '';

/** The draft of this lead, step and link; null: there is none. */
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

/** Keeps a draft; null forgets it, once what it was for is paid. */
export function writePaymentDraft(draft: PaymentDraft | null): void {
  if (draft) {
    const { document, ...stored } = draft;
    typedDocument = document;
    store.write('paymentDraft', stored);
  } else {
    typedDocument = '';
    store.write('paymentDraft', null);
  }
}
