import type { Plan } from '@/services/product';
import { InvoiceDocumentField } from './InvoiceDocumentField';
import { CardGroup } from './CardGroup';
import { secondCard } from './paymentValues';
import { TwoMethodsForm } from './TwoMethodsForm';

/** How much each card pays, then one card after the other. */
export function TwoCardsForm({ plan }: { plan: Plan }) {
  return (
    <TwoMethodsForm plan={plan} labels={['payment.split.firstCard', 'payment.split.secondCard']}>
      {(first, second) => (
        <>
          <CardGroup title="payment.split.card1" prefix="" plan={first} />
          <CardGroup title="payment.split.card2" prefix={secondCard} plan={second} />
          <InvoiceDocumentField />
        </>
      )}
    </TwoMethodsForm>
  );
}
