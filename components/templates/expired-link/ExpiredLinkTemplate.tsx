import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import type { ExpiredLinkPage } from '@/services/checkout/page';
import { PageMessage } from '../../shell/PageMessage';
import { useContacts } from '../../shell/SupportContact';
import { PrimaryLink, SecondaryLink } from '../../ui/Button';
import { PageText, PageTitle } from '../../ui/Title';

export function ExpiredLinkTemplate({ retryPath }: Pick<ExpiredLinkPage, 'retryPath'>) {
  const { t } = useTranslation();
  const { rawQuery } = useCheckoutPage();
  const canRetry = rawQuery !== '' || retryPath !== routes.lead;
  const Retry = useContacts().length > 0 ? SecondaryLink : PrimaryLink;
  return (
    <PageMessage
      isHelpFirst
      action={canRetry && <Retry href={withQuery(retryPath, rawQuery)}>{t('link.retry')}</Retry>}
    >
      <PageTitle>{t('link.title')}</PageTitle>
      <PageText>{t('link.text')}</PageText>
    </PageMessage>
  );
}
