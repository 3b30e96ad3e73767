import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import type { ExpiredLinkPage } from '@/services/pageProps/page';
import { Card } from '../../ui/Card';
import { SecondaryLink } from '../../ui/Button';
import { PageText, PageTitle } from '../../ui/Title';
import { SupportContact } from '../../shell/SupportContact';

const Content = styled(Card)`
  display: grid;
  gap: var(--space-24);
`;

/**
 * Where a link ends that resolves to nothing. The service may only have been away for a moment, so
 * the same link can be tried again.
 */
export function ExpiredLinkTemplate({ retryPath }: Pick<ExpiredLinkPage, 'retryPath'>) {
  const { t } = useTranslation();
  const { rawQuery } = useCheckoutPage();
  return (
    <Content>
      <div>
        <PageTitle>{t('link.title')}</PageTitle>
        <PageText>{t('link.text')}</PageText>
      </div>
      {(rawQuery !== '' || retryPath !== routes.lead) && (
        <SecondaryLink href={withQuery(retryPath, rawQuery)}>{t('link.retry')}</SecondaryLink>
      )}
      <SupportContact />
    </Content>
  );
}
