import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { routes, withQuery } from '@/services/checkout/routes';
import { AskSender } from '../../shell/AskSender';
import { PageMessage } from '../../shell/PageMessage';
import { ConeScene } from '../../shell/stateScenes';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryLink } from '../../ui/Button';
import { PageText } from '../../ui/PageText';

export function GenericErrorTemplate() {
  const { t } = useTranslation();
  const { rawQuery } = useCheckoutPage();
  return (
    <PageMessage
      isAlert
      scene={<ConeScene />}
      withoutContact={<AskSender isMain={rawQuery === ''} />}
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
