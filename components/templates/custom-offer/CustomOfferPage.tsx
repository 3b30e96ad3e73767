import { useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useSoldPlan } from '@/contexts/checkout/useSoldPlan';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CustomOffer } from '@/services/customOffer';
import { formatMarketDay } from '@/services/format/formatMarketDay';
import { KnownSaleContent } from '../../knownSale/KnownSaleContent';
import { KnownSaleIntroduction } from '../../knownSale/KnownSaleIntroduction';
import { PaymentLayout } from '../payment/PaymentLayout';
import { AcceptOffer } from './AcceptOffer';
import { OfferDetails } from './OfferDetails';
import { VerifyCard } from './VerifyCard';

/** What is offered for how much, a card that its bank has checked, and then one click. */
export function CustomOfferPage({ offer }: { offer: CustomOffer }) {
  const { t } = useTranslation();
  const { locale } = useCheckout().page;
  const plan = useSoldPlan();
  // In memory only: whoever comes back later shows the card again.
  const [profileId, setProfileId] = useState<string | null>(null);
  return (
    <KnownSaleContent>
      <KnownSaleIntroduction
        title={offer.name}
        text={t('customOffer.text', { date: formatMarketDay(offer.endsAt, locale) })}
      />
      <PaymentLayout summary={<OfferDetails offer={offer} plan={plan} />}>
        {profileId === null ? (
          <VerifyCard plan={plan} subscriptionId={offer.subscriptionId} onVerified={setProfileId} />
        ) : (
          <AcceptOffer
            plan={plan}
            offerId={offer.id}
            paymentProfileId={profileId}
            onOtherCard={() => {
              setProfileId(null);
            }}
          />
        )}
      </PaymentLayout>
    </KnownSaleContent>
  );
}
