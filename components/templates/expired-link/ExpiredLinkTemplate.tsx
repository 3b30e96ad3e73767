import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { ExpiredLinkPage } from '@/services/checkout/page';
import { withQuery } from '@/services/checkout/routes';
import { AskSender } from '../../shell/AskSender';
import { ErrorReference } from '../../shell/ErrorReference';
import { PageMessage } from '../../shell/PageMessage';
import { BrokenLinkScene, ClosedRoadScene } from '../../shell/stateScenes';
import { useContacts } from '../../shell/SupportContact';
import { UnbrandedFoot } from '../../shell/UnbrandedFoot';
import { useErrorReference } from '../../shell/useErrorReference';
import { PrimaryLink } from '../../ui/Button';
import { Icon } from '../../ui/icons';
import { PageText } from '../../ui/PageText';
import { RowLink, RowWords } from '../../ui/RowLink';
import { Text } from '../../ui/text';
import { Title } from '../../ui/Title';

const icons = {
  anyway: 'M4 12h16m-7-7 7 7-7 7',
  price: 'M4 4h8l8.5 8.5-8 8L4 12zM8.5 8.5v.1',
} as const;

type ExpiredLinkProps = Pick<ExpiredLinkPage, 'retryPath' | 'wayOn'>;

export function ExpiredLinkTemplate({ retryPath, wayOn }: ExpiredLinkProps) {
  const { t } = useTranslation();
  const reference = useErrorReference();
  const { rawQuery } = useCheckoutPage();
  const hasContacts = useContacts().length > 0;
  const path = withQuery(retryPath, rawQuery);
  if (wayOn?.kind === 'retry') {
    return (
      <PageMessage
        reference={<ErrorReference reference={reference} />}
        scene={<ClosedRoadScene />}
        foot={<UnbrandedFoot />}
        withoutContact={<AskSender path={path} />}
        action={<PrimaryLink href={wayOn.path}>{t('link.retry')}</PrimaryLink>}
      >
        <Title>{t('link.unavailable.title')}</Title>
        <PageText>{t('link.unavailable.text')}</PageText>
      </PageMessage>
    );
  }
  // The sender may know a better price: asking goes before the way on, as the text says.
  const way = wayOn && (
    <RowLink href={wayOn.path}>
      <Icon>
        <path d={icons[wayOn.kind]} />
      </Icon>
      <RowWords>
        {t(`link.${wayOn.kind}`)}{' '}
        {wayOn.kind === 'price' && (
          <Text as="span" $size="small" $tone="text-muted">
            {t('link.price.text')}
          </Text>
        )}
      </RowWords>
    </RowLink>
  );
  return (
    <PageMessage
      isHelpFirst
      scene={<BrokenLinkScene />}
      foot={<UnbrandedFoot />}
      withoutContact={
        <AskSender path={path} isMain subject="link">
          {way}
        </AskSender>
      }
      action={hasContacts && way}
    >
      <Title>{t('link.title')}</Title>
      <PageText>{t('link.text')}</PageText>
    </PageMessage>
  );
}
