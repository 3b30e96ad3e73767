import { useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/domain/dateTexts';
import type { CustomOffer } from '@/contract/customOffer';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { DiscountChip } from '../../payLinks/DiscountChip';
import { PayLinkIntroduction } from '../../payLinks/PayLinkIntroduction';
import { PayLinkFacts } from '../../payLinks/PayLinkFacts';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { usePaymentLinkPlan } from '../../payLinks/usePayLink';
import { Panes } from '../../shell/Panes';
import { BenefitList } from '../../plans/BenefitList';
import { OrderPane } from '../../summary/OrderPane';
import { ShortColumn } from '../../ui/ShortColumn';
import { AcceptOffer } from './AcceptOffer';
import { type CardRequest, VerifyCard } from './VerifyCard';

type Props =
  Pick<PaymentLinkPage<'custom-offer'>, 'sale'> | Pick<FailurePage, 'failure' | 'paidReference'>;

export function CustomOfferTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure kind={props.failure} paidReference={props.paidReference} />
  ) : (
    <CustomOfferPage offer={props.sale} />
  );
}

function CustomOfferPage({ offer }: { offer: CustomOffer }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const plan = usePaymentLinkPlan();
  // In memory only: anyone who comes back later shows the card again.
  const [profileId, setProfileId] = useState<string | null>(null);
  const [request, setRequest] = useState<CardRequest>('first');
  const askForCard = (why: CardRequest) => {
    setRequest(why);
    setProfileId(null);
  };
  return (
    <Panes
      pane={
        <OrderPane plan={plan}>
          <BenefitList benefits={offer.benefits} />
        </OrderPane>
      }
    >
      <ShortColumn>
        <PayLinkIntroduction
          title={offer.name}
          text={t('customOffer.text', { date: formatMarketDay(offer.endsAt, locale) })}
        >
          <DiscountChip plan={plan} />
        </PayLinkIntroduction>
        {profileId === null ? (
          <VerifyCard
            plan={plan}
            subscriptionId={offer.subscriptionId}
            request={request}
            onVerified={setProfileId}
          />
        ) : (
          <AcceptOffer
            plan={plan}
            offerId={offer.id}
            paymentProfileId={profileId}
            onOtherCard={() => {
              askForCard('other');
            }}
            onCardGone={() => {
              askForCard('gone');
            }}
          />
        )}
        <PayLinkFacts title={t('customOffer.facts')} buyer={offer.buyer} facts={[]} />
      </ShortColumn>
    </Panes>
  );
}
