import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { ExpiredLinkPage } from '@/services/checkout/page';
import { withQuery } from '@/services/checkout/routes';
import { AskSender } from '../../shell/AskSender';
import { ErrorReference } from '../../shell/ErrorReference';
import { PageMessage } from '../../shell/PageMessage';
import { BrokenLinkScene, ConeScene } from '../../shell/stateScenes';
import { useContacts } from '../../shell/SupportContact';
import { PrimaryLink, SecondaryLink } from '../../ui/Button';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/text';
import { PageText } from '../../ui/PageText';

const Note = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;

type ExpiredLinkProps = Pick<ExpiredLinkPage, 'retryPath' | 'wayOn'>;

export function ExpiredLinkTemplate({ retryPath, wayOn }: ExpiredLinkProps) {
  const { t } = useTranslation();
  const { rawQuery } = useCheckoutPage();
  const hasContacts = useContacts().length > 0;
  const path = withQuery(retryPath, rawQuery);
  if (wayOn?.kind === 'retry') {
    return (
      <PageMessage
        reference={<ErrorReference />}
        scene={<ConeScene />}
        withoutContact={<AskSender path={path} />}
        action={<PrimaryLink href={wayOn.path}>{t('link.retry')}</PrimaryLink>}
      >
        <h1>{t('link.unavailable.title')}</h1>
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
      withoutContact={<AskSender path={path} isMain={wayOn === null} subject="link" />}
      action={
        wayOn && (
          <Stack $gap={8}>
            <WayOn href={wayOn.path}>{t(`link.${wayOn.kind}`)}</WayOn>
            {wayOn.kind === 'price' && (
              <Note $size="small" $tone="text-muted">
                {t('link.price.text')}
              </Note>
            )}
          </Stack>
        )
      }
    >
      <h1>{t('link.title')}</h1>
      <PageText>{t('link.text')}</PageText>
    </PageMessage>
  );
}
