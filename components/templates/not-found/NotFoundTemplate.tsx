import { useRouter } from 'next/router';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { PageBesideFlow } from '@/services/checkout/page';
import { AskLink, AskSender } from '../../shell/AskSender';
import { CopyAddress } from '../../shell/CopyAddress';
import { HelpSection } from '../../shell/HelpSection';
import { PageMessage } from '../../shell/PageMessage';
import { MapScene } from '../../shell/stateScenes';
import { useContacts } from '../../shell/SupportContact';
import { UnbrandedFoot } from '../../shell/UnbrandedFoot';
import { PrimaryButton, PrimaryLink, TextButton } from '../../ui/Button';
import { CardTitle } from '../../ui/Card';
import { NumberedSteps } from '../../ui/NumberedSteps';
import { Stack } from '../../ui/Stack';
import { PageText } from '../../ui/PageText';
import { Title } from '../../ui/Title';
import { useHasPageBefore } from '../../ui/useHasPageBefore';
import { useIsHydrated } from '../../ui/useIsHydrated';

export function NotFoundTemplate({ firstPath = null }: Partial<Pick<PageBesideFlow, 'firstPath'>>) {
  const { t } = useTranslation();
  return (
    <PageMessage
      scene={<MapScene />}
      foot={<UnbrandedFoot />}
      withoutContact={firstPath !== null && <AskSender subject="link" />}
      action={
        firstPath === null ? (
          <>
            <BackOrCopy />
            <OpenAgain />
          </>
        ) : (
          <Stack $gap={12}>
            <PrimaryLink href={firstPath}>{t('notFound.start')}</PrimaryLink>
            <WayBack />
          </Stack>
        )
      }
    >
      <Title>{t('notFound.title')}</Title>
      <PageText>{t(firstPath === null ? 'notFound.text' : 'notFound.ofSale')}</PageText>
    </PageMessage>
  );
}

function OpenAgain() {
  const { t } = useTranslation();
  return (
    <HelpSection>
      <CardTitle>{t('sender.title')}</CardTitle>
      <NumberedSteps>
        <li>{t('sender.open')}</li>
        <li>{t('sender.another')}</li>
      </NumberedSteps>
      <AskForAnother />
    </HelpSection>
  );
}

/** Keeps the room of a button that only the browser can show. */
const Place = styled.div`
  display: grid;
  min-height: 3.5rem;
`;

function AskForAnother() {
  const hasContacts = useContacts().length > 0;
  const isHydrated = useIsHydrated();
  if (hasContacts) return null;
  return <Place>{isHydrated && <AskLink subject="link" />}</Place>;
}

const Back = styled(TextButton)<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;

function WayBack() {
  const router = useRouter();
  const { t } = useTranslation();
  return (
    <Back
      $isShown={useHasPageBefore()}
      onClick={() => {
        router.back();
      }}
    >
      {t('notFound.back')}
    </Back>
  );
}

function BackOrCopy() {
  const router = useRouter();
  const { t } = useTranslation();
  const hasPageBefore = useHasPageBefore();
  const isHydrated = useIsHydrated();
  return (
    <Place>
      {hasPageBefore ? (
        <PrimaryButton
          onClick={() => {
            router.back();
          }}
        >
          {t('notFound.back')}
        </PrimaryButton>
      ) : (
        isHydrated && <CopyAddress isMain />
      )}
    </Place>
  );
}
