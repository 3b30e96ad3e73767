import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import { SupportContact } from '../../shell/SupportContact';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PageText } from '../../ui/Title';

const Content = styled(Card)`
  display: grid;
  gap: var(--space-24);
`;

/**
 * What a buyer sees when a step could not be done: what happened, the way back with the link's
 * query, and where to get help. What was typed is filled in again on the first step.
 */
export function GenericErrorTemplate() {
  const { t } = useTranslation();
  const { rawQuery } = useCheckoutPage();
  return (
    <Content>
      <div role="alert">
        <ArrivalTitle>{t('genericError.title')}</ArrivalTitle>
        <PageText>{t('failure.unexpected')}</PageText>
        <PageText>{t('genericError.kept')}</PageText>
      </div>
      {rawQuery !== '' && (
        <PrimaryLink href={withQuery(routes.lead, rawQuery)}>{t('failure.retry')}</PrimaryLink>
      )}
      <SupportContact />
    </Content>
  );
}
