import { createBrowserStore, createTextsShape } from '@/services/storage';

const names = ['leadId', 'stepId', 'rawQuery', 'method', 'document'] as const;

/**
 * What was chosen and typed on a payment page and not sent, with whose it is, on which step, by
 * which link: never card data.
 */
export type PaymentDraft = Record<(typeof names)[number], string>;

/** In this tab only: a document is for this purchase, not for the next person at the computer. */
const store = createBrowserStore<{ paymentDraft: PaymentDraft }>('sessionStorage', () =>
  createTextsShape(...names),
);

/** The draft of this lead, step and link; null: there is none. */
export function readPaymentDraft({
  leadId,
  rawQuery,
  stepId,
}: Pick<PaymentDraft, 'leadId' | 'rawQuery' | 'stepId'>): PaymentDraft | null {
  const draft = store.read('paymentDraft');
  const isOfPlace =
    draft?.leadId === leadId && draft.stepId === stepId && draft.rawQuery === rawQuery;
  return isOfPlace ? draft : null;
}

/** Keeps a draft; null forgets it, once what it was for is paid. */
export function writePaymentDraft(draft: PaymentDraft | null): void {
  store.write('paymentDraft', draft);
}
