import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CustomOffer } from '@/services/customOffer';
import type { Plan } from '@/services/product';
import { SaleFacts } from '../../knownSale/SaleFacts';
import { Card, CardTitle } from '../../ui/Card';
import { BenefitList } from '../order-bump-presentation/BenefitList';
import { PlanPrice } from '../presentation/PlanPrice';

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

/** What the offer contains, its price against the usual one, and for whom it is. */
export function OfferDetails({ offer, plan }: OfferDetailsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Column>
      <Contents aria-labelledby={titleId}>
        <CardTitle id={titleId}>{t('customOffer.contents')}</CardTitle>
        <BenefitList benefits={offer.benefits} />
        <PlanPrice plan={plan} />
      </Contents>
      <SaleFacts
        title={t('customOffer.facts')}
        buyer={offer.buyer}
        facts={[{ label: t('customOffer.plan'), value: plan.name }]}
      />
    </Column>
  );
}
