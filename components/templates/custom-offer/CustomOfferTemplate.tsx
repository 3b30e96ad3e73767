import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/domain/dateTexts';
import type { CustomOffer } from '@/contract/customOffer';
import type { Plan } from '@/contract/product';
import type { FailurePage, PaymentLinkPage } from '@/services/pageProps/page';
import { PayLinkContent, PayLinkIntroduction } from '../../payLinks/PayLinkContent';
import { PayLinkFacts } from '../../payLinks/PayLinkFacts';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { usePaymentLinkPlan } from '../../payLinks/usePayLink';
import { PaymentLayout } from '../../payment/PaymentLayout';
import { BenefitList, PlanPrice } from '../../plans/PlanPrice';
import { Card, CardTitle } from '../../ui/Card';
import { AcceptOffer } from './AcceptOffer';
import { VerifyCard } from './VerifyCard';

type Props = Pick<PaymentLinkPage<'custom-offer'>, 'sale'> | Pick<FailurePage, 'failure'>;

/** /custom-offer: an offer made to one subscriber. */
export function CustomOfferTemplate(props: Props) {
  return 'failure' in props ? (
    <PayLinkFailure kind={props.failure} />
  ) : (
    <CustomOfferPage offer={props.sale} />
  );
}

/** What is offered for how much, a card that its bank has checked, and then one click. */
function CustomOfferPage({ offer }: { offer: CustomOffer }) {
  const { t } = useTranslation();
  const { locale } = useCheckoutPage().page;
  const plan = usePaymentLinkPlan();
  // In memory only: anyone who comes back later shows the card again.
  const [profileId, setProfileId] = useState<string | null>(null);
  return (
    <PayLinkContent>
      <PayLinkIntroduction
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
    </PayLinkContent>
  );
}

const Column = styled.div`
  display: grid;
  gap: 16px;
`;

const Contents = styled(Card)`
  display: grid;
  gap: 16px;
`;

interface OfferDetailsProps {
  offer: CustomOffer;
  plan: Plan;
}

/** What the offer contains, its price against the usual one, and its buyer. */
function OfferDetails({ offer, plan }: OfferDetailsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Column>
      <Contents aria-labelledby={titleId}>
        <CardTitle id={titleId}>{t('customOffer.contents')}</CardTitle>
        <BenefitList benefits={offer.benefits} />
        <PlanPrice plan={plan} />
      </Contents>
      <PayLinkFacts
        title={t('customOffer.facts')}
        buyer={offer.buyer}
        facts={[{ label: t('customOffer.plan'), value: plan.name }]}
      />
    </Column>
  );
}
