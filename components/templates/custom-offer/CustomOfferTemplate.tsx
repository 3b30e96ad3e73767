import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CustomOffer } from '@/contract/customOffer';
import type { FailurePage, PaymentLinkPage } from '@/services/checkout/page';
import { PayLinkIntroduction } from '../../payLinks/PayLinkIntroduction';
import { PayLinkFacts } from '../../payLinks/PayLinkFacts';
import { PayLinkFailure } from '../../payLinks/PayLinkFailure';
import { usePaymentLinkPlan } from '../../payLinks/usePayLink';
import { Panes } from '../../shell/Panes';
import { BenefitList } from '../../plans/BenefitList';
import { Pitch } from '../../plans/Pitch';
import { OrderPane } from '../../summary/OrderPane';
import { Card } from '../../ui/Card';
import { FromDesktop } from '../../ui/FromDesktop';
import { OnPhone } from '../../ui/OnPhone';
import { ShortColumn } from '../../ui/ShortColumn';
import { AcceptOffer } from './AcceptOffer';
import { OfferTicket } from './OfferTicket';
import { type CardRequest, VerifyCard } from './VerifyCard';

/** Its long words need the room of a phone with large text. */
const Contents = styled(Card)`
  padding-inline: min(var(--space-24), 4vw);
`;

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
          <FromDesktop>
            <BenefitList benefits={offer.benefits} />
          </FromDesktop>
        </OrderPane>
      }
    >
      <ShortColumn>
        <PayLinkIntroduction title={offer.name}>
          <OfferTicket plan={plan} endsAt={offer.endsAt} />
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
        <OnPhone>
          <Contents>
            <Pitch title={t('shell.order.benefits')} benefits={offer.benefits} />
          </Contents>
        </OnPhone>
        <PayLinkFacts title={t('customOffer.facts')} buyer={offer.buyer} facts={[]} />
      </ShortColumn>
    </Panes>
  );
}
