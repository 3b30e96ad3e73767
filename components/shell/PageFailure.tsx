import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import { PrimaryLink } from '../ui/Button';
import { ExternalLink } from '../ui/text';
import { MinimalPage } from './MinimalPage';

export function PageFailure() {
  const { t } = useTranslation();
  const { brand, checkout, rawQuery } = useCheckoutPage();
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
    </MinimalPage>
  );
}
