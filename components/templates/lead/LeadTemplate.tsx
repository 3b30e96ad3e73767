import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PageText, PageTitle } from '../../ui/Title';
import { LeadForm } from './LeadForm';

/** More room below than between two fields. */
const Introduction = styled.div`
  display: grid;
  gap: 24px;
  margin-bottom: 8px;
`;

/** What the link is about: a neutral brand says it nowhere else. */
const Product = styled.p`
  margin-bottom: 4px;
  color: var(--color-link);
  font-size: 14px;
  font-weight: 600;
`;

/** The first step: who is buying. */
export function LeadTemplate() {
  const { t } = useTranslation();
  const { title } = useCheckoutProduct();
  return (
    <LeadForm>
      <Introduction>
        <div>
          <Product>{title}</Product>
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
