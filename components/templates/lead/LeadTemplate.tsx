import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { Card } from '../../ui/Card';
import { PageText, PageTitle } from '../../ui/PageTitle';
import { LeadCampaign } from './LeadCampaign';
import { LeadForm } from './LeadForm';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
`;

/** The first step: who is buying. */
export function LeadTemplate() {
  const { t } = useTranslation();
  return (
    <Content>
      <div>
        <PageTitle>{t('lead.title')}</PageTitle>
        <PageText>{t('lead.subtitle')}</PageText>
      </div>
      <LeadCampaign />
      <LeadForm />
    </Content>
  );
}
