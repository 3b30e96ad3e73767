import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import { PrimaryLink } from '../ui/Button';
import { ExternalLink, Text } from '../ui/text';
import { MinimalPage } from './MinimalPage';
import { useErrorReference } from './useErrorReference';

export function PageFailure() {
  const { t } = useTranslation();
  const { brand, checkout, rawQuery } = useCheckoutPage();
  const reference = useErrorReference();
  const firstTemplate = checkout?.productFlow.steps[0]?.templateId ?? 'lead';
  return (
    <MinimalPage title={t('failure.page.title')} text={t('failure.page.text')}>
      <PrimaryLink href={withQuery(routes[firstTemplate], rawQuery)}>
        {t('failure.page.back')}
      </PrimaryLink>
      {brand.faqLink !== '' && (
        <p>
          <ExternalLink href={brand.faqLink}>{t('shell.help')}</ExternalLink>
        </p>
      )}
      {/* Without a label, which every page would have to bring along. */}
      <Text $size="small" $tone="text-muted">
        {reference}
      </Text>
    </MinimalPage>
  );
}
