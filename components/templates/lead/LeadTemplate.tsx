import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PageText, PageTitle } from '../../ui/Title';
import { LeadForm } from './LeadForm';

/** More room below than between two fields. */
const Introduction = styled.div`
  display: grid;
  gap: var(--space-24);
  margin-bottom: var(--space-8);
`;

/** The first step: who is buying. */
export function LeadTemplate() {
  const { t } = useTranslation();
  return (
    <LeadForm>
      <Introduction>
        <div>
          <PageTitle>{t('lead.title')}</PageTitle>
          <PageText>{t('lead.subtitle')}</PageText>
        </div>
        <LeadCampaign />
      </Introduction>
    </LeadForm>
  );
}

/** Few links carry a campaign: its code comes with those pages only. */
const CampaignNotice = lazy(async () => {
  const loaded = await import('../../plans/CampaignNotice');
  return { default: loaded.CampaignNotice };
});

function LeadCampaign() {
  const { currentStep } = useCheckoutProduct();
  const campaign = currentStep?.props.campaign;
  return (
    campaign && (
      <Suspense>
        <CampaignNotice campaign={campaign} />
      </Suspense>
    )
  );
}
