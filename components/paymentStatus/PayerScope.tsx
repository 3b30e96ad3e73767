import { type ReactNode, useMemo } from 'react';
import { BuyerContext, type BuyerValue, useBuyer } from '@/contexts/checkout/CheckoutContext';
import { isPaidBy } from '@/services/paymentBuyers';

interface PayerScopeProps {
  token: string;
  children: ReactNode;
}

/**
 * Inside this scope the page knows its buyer only beside a payment of theirs: beside another's payment
 * it knows no buyer.
 */
export function PayerScope({ children, token }: PayerScopeProps) {
  const buyer = useBuyer();
  const payer = useMemo((): BuyerValue => {
    if (isPaidBy(buyer.lead, token)) return buyer;
    return {
      lead: null,
      userName: null,
      userPhone: null,
      userEmail: null,
      userLeadId: null,
      purchaseToken: token,
    };
  }, [buyer, token]);
  return <BuyerContext value={payer}>{children}</BuyerContext>;
}
