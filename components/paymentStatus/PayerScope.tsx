import { type ReactNode, useMemo } from 'react';
import { BuyerContext, type BuyerValue, useBuyerSource } from '@/contexts/checkout/CheckoutContext';
import { isPaidBy } from '@/services/paymentBuyers';

interface PayerScopeProps {
  token: string;
  children: ReactNode;
}

/** Within it the page's buyer is known only beside a payment of theirs: another's is nobody's here. */
export function PayerScope({ children, token }: PayerScopeProps) {
  const source = useBuyerSource();
  const payer = useMemo(() => {
    const nobody: BuyerValue = {
      lead: null,
      userName: null,
      userPhone: null,
      userEmail: null,
      userLeadId: null,
      purchaseToken: token,
    };
    const get = () => {
      const buyer = source.get();
      return isPaidBy(buyer.lead, token) ? buyer : nobody;
    };
    return { ...source, get };
  }, [source, token]);
  return <BuyerContext value={payer}>{children}</BuyerContext>;
}
