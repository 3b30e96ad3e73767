import type { DocumentType } from '../documents/documentRules';

/** What the checks of a payment form depend on besides its values. */
export interface PaymentFormContext {
  /** The kind of document that the form asks for. */
  documentType: DocumentType;
  /** Whether the form can be sent without it; what is filled in is checked all the same. */
  isDocumentRequired: boolean;
  /** Whether the brand asks to accept terms and privacy: every brand but wsp. */
  asksTerms: boolean;
}
