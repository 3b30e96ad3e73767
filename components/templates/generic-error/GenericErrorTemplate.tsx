import { useRouter } from 'next/router';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PageBesideFlow } from '@/services/checkout/page';
import { AskAboutFailure, AskSender } from '../../shell/AskSender';
import { ErrorReference } from '../../shell/ErrorReference';
import { PageMessage, RetryLink } from '../../shell/PageMessage';
import { ClosedRoadScene } from '../../shell/stateScenes';
import { UnbrandedFoot } from '../../shell/UnbrandedFoot';
import { useErrorReference } from '../../shell/useErrorReference';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton, PrimaryLink } from '../../ui/Button';
import { ShieldIcon } from '../../ui/icons';
import { PageText } from '../../ui/PageText';
import { useHasPageBefore } from '../../ui/useHasPageBefore';

/** Answers what a buyer fears here; the icon sets it off from the paragraph above. */
const Reassurance = styled(PageText)`
  display: flex;
  gap: var(--space-12);
  margin-top: var(--space-16);
  color: var(--color-text);

  > .icon {
    flex: none;
    margin-top: var(--space-4);
    color: var(--color-success);
  }
`;

export function GenericErrorTemplate({ firstPath }: Pick<PageBesideFlow, 'firstPath'>) {
  const { t } = useTranslation();
  const reference = useErrorReference();
  return (
    <PageMessage
      reference={<ErrorReference reference={reference} />}
      isAlert
      scene={<ClosedRoadScene />}
      foot={<UnbrandedFoot />}
      // This page's own address tells the sender nothing, the reference does.
      withoutContact={
        firstPath === null ? (
          <AskAboutFailure reference={reference} />
        ) : (
          <AskSender path={firstPath} />
        )
      }
      action={
        firstPath === null ? (
          <TryAgain />
        ) : (
          <PrimaryLink href={firstPath}>{t('failure.retry')}</PrimaryLink>
        )
      }
    >
      <ArrivalTitle>{t('genericError.title')}</ArrivalTitle>
      <PageText>{t('failure.unexpected')}</PageText>
      <Reassurance>
        <ShieldIcon />
        {t('genericError.kept')}
      </Reassurance>
    </PageMessage>
  );
}

/** Without a product that could be opened again, the page before this one is tried again. */
function TryAgain() {
  const router = useRouter();
  const { t } = useTranslation();
  if (!useHasPageBefore()) return <RetryLink />;
  return (
    <PrimaryButton
      onClick={() => {
        router.back();
      }}
    >
      {t('failure.retry')}
    </PrimaryButton>
  );
}
