import { useRouter } from 'next/router';
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
      withoutContact={<AskSender />}
      action={
        rawQuery === '' ? (
          <TryAgain />
        ) : (
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

/** Without a link that names the purchase, the page that led here is tried again. */
function TryAgain() {
  const router = useRouter();
  const { t } = useTranslation();
  return (
    <PrimaryLink
      href=""
      onClick={(event) => {
        if (document.referrer === '') return;
        event.preventDefault();
        router.back();
      }}
    >
      {t('failure.retry')}
    </PrimaryLink>
  );
}
