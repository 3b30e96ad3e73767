import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import type { ExpiredLinkPage } from '@/services/pageProps/page';
import { PageMessage } from '../../shell/PageMessage';
import { PrimaryLink } from '../../ui/Button';
import { PageText, PageTitle } from '../../ui/Title';

/**
 * Where a link ends that resolves to nothing. The service may only have been away for a moment, so
 * the same link can be tried again.
 */
export function ExpiredLinkTemplate({ retryPath }: Pick<ExpiredLinkPage, 'retryPath'>) {
  const { t } = useTranslation();
  const { rawQuery } = useCheckoutPage();
  const canRetry = rawQuery !== '' || retryPath !== routes.lead;
  return (
    <PageMessage
      action={
        canRetry && (
          <PrimaryLink href={withQuery(retryPath, rawQuery)}>{t('link.retry')}</PrimaryLink>
        )
      }
    >
      <PageTitle>{t('link.title')}</PageTitle>
      <PageText>{t('link.text')}</PageText>
    </PageMessage>
  );
}
