import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { CampaignNotice } from '../../plans/CampaignNotice';
import { inStepPanes } from '../../shell/StepPanes';
import { Text } from '../../ui/text';
import { Tagline } from '../../ui/Tagline';
import { Title } from '../../ui/Title';
import { RefusedVoucher } from '../../voucher/RefusedVoucher';
import { LeadForm } from './LeadForm';

/** Large text on a phone: the form follows soon. */
const Introduction = styled.div`
  display: grid;
  gap: var(--space-24);
  margin-bottom: var(--space-8);

  @container (max-width: 15rem) {
    margin-bottom: 0;

    ${Tagline} {
      font: var(--text-label);
    }
  }
`;

export function LeadTemplate() {
  const { t } = useTranslation();
  return (
    <LeadForm>
      <Introduction>
        <div className="lead-title">
          <Title>{t('lead.title')}</Title>
          <Tagline>{t('lead.tagline')}</Tagline>
          <Text $size="small" $tone="text-muted">
            {t('lead.subtitle')}
          </Text>
        </div>
        <LeadCampaign />
        <RefusedVoucher />
      </Introduction>
    </LeadForm>
  );
}

LeadTemplate.getLayout = inStepPanes;

function LeadCampaign() {
  const { currentStep } = useCheckoutProduct();
  const campaign = currentStep?.props.campaign;
  return campaign && <CampaignNotice campaign={campaign} />;
}
