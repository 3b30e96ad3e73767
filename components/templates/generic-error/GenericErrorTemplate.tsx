import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import { PageMessage } from '../../shell/PageMessage';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryLink } from '../../ui/Button';
import { PageText } from '../../ui/Title';

/**
 * What a buyer sees when a step could not be done: what happened, the way back with the link's
 * query, and where to get help. What was typed is filled in again on the first step.
 */
export function GenericErrorTemplate() {
  const { t } = useTranslation();
  const { rawQuery } = useCheckoutPage();
  return (
    <PageMessage
      isAlert
      action={
        rawQuery !== '' && (
          <PrimaryLink href={withQuery(routes.lead, rawQuery)}>{t('failure.retry')}</PrimaryLink>
        )
      }
    >
      <ArrivalTitle>{t('genericError.title')}</ArrivalTitle>
      <PageText>{t('failure.unexpected')}</PageText>
      <PageText>{t('genericError.kept')}</PageText>
    </PageMessage>
  );
}
