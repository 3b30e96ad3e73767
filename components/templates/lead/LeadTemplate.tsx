import { styled } from 'styled-components';
import { useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { Card } from '../../ui/Card';
import { PageText, PageTitle } from '../../ui/PageTitle';
import { LeadCampaign } from './LeadCampaign';
import { LeadForm } from './LeadForm';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
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
    <Content>
      <div>
        <Product>{title}</Product>
        <PageTitle>{t('lead.title')}</PageTitle>
        <PageText>{t('lead.subtitle')}</PageText>
      </div>
      <LeadCampaign />
      <LeadForm />
    </Content>
  );
}
