import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import { Card } from '../../ui/Card';
import { SecondaryLink } from '../../ui/Button';
import { PageText, PageTitle } from '../../ui/PageTitle';
import { WhomToAsk } from '../generic-error/WhomToAsk';

const Content = styled(Card)`
  display: grid;
  gap: 24px;
`;

/**
 * Where a link ends that resolves to nothing. The service may only have been away for a moment, so
 * the same link can be tried again.
 */
export function ExpiredLinkTemplate() {
  const { t } = useTranslation();
  const { rawQuery } = useCheckout();
  return (
    <Content>
      <div>
        <PageTitle>{t('link.title')}</PageTitle>
        <PageText>{t('link.text')}</PageText>
      </div>
      {rawQuery !== '' && (
        <SecondaryLink href={withQuery(routes.lead, rawQuery)}>{t('link.retry')}</SecondaryLink>
      )}
      <WhomToAsk />
    </Content>
  );
}
