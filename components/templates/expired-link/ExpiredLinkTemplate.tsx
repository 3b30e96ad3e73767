import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { ExpiredLinkPage } from '@/services/checkout/page';
import { withQuery } from '@/services/checkout/routes';
import { AskSender } from '../../shell/AskSender';
import { PageMessage } from '../../shell/PageMessage';
import { BrokenLinkScene, ConeScene } from '../../shell/stateScenes';
import { useContacts } from '../../shell/SupportContact';
import { PrimaryLink, SecondaryLink } from '../../ui/Button';
import { PageText, PageTitle } from '../../ui/Title';

type ExpiredLinkProps = Pick<ExpiredLinkPage, 'retryPath' | 'wayOn'>;

export function ExpiredLinkTemplate({ retryPath, wayOn }: ExpiredLinkProps) {
  const { t } = useTranslation();
  const { rawQuery } = useCheckoutPage();
  const hasContacts = useContacts().length > 0;
  const askSender = <AskSender path={withQuery(retryPath, rawQuery)} />;
  if (wayOn?.kind === 'retry') {
    return (
      <PageMessage
        scene={<ConeScene />}
        withoutContact={askSender}
        action={<PrimaryLink href={wayOn.path}>{t('link.retry')}</PrimaryLink>}
      >
        <PageTitle>{t('link.unavailable.title')}</PageTitle>
        <PageText>{t('link.unavailable.text')}</PageText>
      </PageMessage>
    );
  }
  // The sender may know a better price, so a contact goes before the way on.
  const WayOn = hasContacts ? SecondaryLink : PrimaryLink;
  return (
    <PageMessage
      isHelpFirst={hasContacts}
      scene={<BrokenLinkScene />}
      withoutContact={askSender}
      action={wayOn && <WayOn href={wayOn.path}>{t(`link.${wayOn.kind}`)}</WayOn>}
    >
      <PageTitle>{t('link.title')}</PageTitle>
      <PageText>{t('link.text')}</PageText>
      {wayOn?.kind === 'price' && <PageText>{t('link.price.text')}</PageText>}
    </PageMessage>
  );
}
