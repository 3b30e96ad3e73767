import type { Plan } from '@/services/product';
import { CardFields } from './CardFields';
import { InvoiceDocumentField } from './InvoiceDocumentField';

export function CardForm({ plan }: { plan: Plan }) {
  return (
    <>
      <CardFields plan={plan} />
      <InvoiceDocumentField />
    </>
  );
}
