import { useStored } from '@/contexts/useStored';
import { styled } from 'styled-components';
import { usePaymentUpdates } from '../../payment/usePaymentUpdates';
import { useIsHydrated } from '../../ui/useIsHydrated';
import { InvoiceResult } from './InvoiceResult';

const Content = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
  min-height: 400px;
`;

/**
 * The end of an invoice's payment, which this browser has stored. No flow leads here and no product
 * is loaded: who has paid must not be sent away because something else does not answer.
 */
export function SuccessInvoiceTemplate() {
  const isHydrated = useIsHydrated();
  const token = useStored('invoiceToken');
  const updates = usePaymentUpdates(token);
  return (
    <Content>
      <InvoiceResult {...updates} isKnown={!isHydrated || token !== null} />
    </Content>
  );
}
