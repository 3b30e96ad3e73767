import type { DocumentPage } from '@/contexts/checkout/page';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { ContractStep } from './ContractStep';
import { PlainDocument } from './PlainDocument';

/**
 * Something to read, download and accept before the payment: the document that the step brings, or
 * the product's contract, made for this buyer.
 */
export function MdTemplate({ documentHtml }: Pick<DocumentPage, 'documentHtml'>) {
  useStepGuard();
  return documentHtml === null ? <ContractStep /> : <PlainDocument html={documentHtml} />;
}
