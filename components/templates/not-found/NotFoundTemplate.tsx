import { useRouter } from 'next/router';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { NotFoundPage } from '@/services/checkout/page';
import { CopyAddress } from '../../shell/CopyAddress';
import { PageMessage } from '../../shell/PageMessage';
import { PrimaryButton, PrimaryLink, SecondaryButton } from '../../ui/Button';
import { NumberedSteps } from '../../ui/NumberedSteps';
import { Stack } from '../../ui/Stack';
import { PageText, PageTitle } from '../../ui/Title';
import { useIsHydrated } from '../../ui/useIsHydrated';

/**
 * An address that is no page: the way on where the link names a product, else what to do with the link
 * that was sent, and the way back where the buyer came from a page.
 */
export function NotFoundTemplate({ firstPath = null }: Partial<Pick<NotFoundPage, 'firstPath'>>) {
  const { t } = useTranslation();
  return (
    <PageMessage
      action={
        firstPath === null ? (
          <BackOrCopy />
        ) : (
          <Stack $gap={12}>
            <PrimaryLink href={firstPath}>{t('notFound.start')}</PrimaryLink>
            <WayBack />
          </Stack>
        )
      }
    >
      <Stack $gap={16}>
        <div>
          <PageTitle>{t('notFound.title')}</PageTitle>
          <PageText>{t(firstPath === null ? 'notFound.text' : 'notFound.ofSale')}</PageText>
        </div>
        {firstPath === null && (
          <NumberedSteps>
            <li>{t('notFound.open')}</li>
            <li>{t('notFound.ask')}</li>
          </NumberedSteps>
        )}
      </Stack>
    </PageMessage>
  );
}

/** Only the browser knows whether there is a page before. */
const useHasPageBefore = () => useIsHydrated() && window.history.length > 1;

const Back = styled(SecondaryButton)<{ $isShown: boolean }>`
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};
`;

/** Its place is kept, so that nothing moves. */
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

/** As high as what comes. */
const Place = styled.div`
  min-height: 3.5rem;
`;

/**
 * Where nothing is for sale: the page before, where there is one, else the address for who sent it. The
 * same address again would be the same page.
 */
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
        isHydrated && <CopyAddress />
      )}
    </Place>
  );
}
