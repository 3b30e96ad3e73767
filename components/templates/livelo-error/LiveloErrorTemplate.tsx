import { styled } from 'styled-components';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { liveloRoutes } from '@/services/checkout/livelo';
import { routes } from '@/services/checkout/routes';
import { AuthorizedPoints, useHasAuthorizedPoints } from '../../livelo/AuthorizedPoints';
import { type LiveloFailure, useLiveloVisit } from '../../livelo/liveloVisit';
import { StateHead } from '../../shell/StateHead';
import { LockedPointsIcon } from '../../shell/stateIcons';
import { inStepPanes } from '../../shell/StepPanes';
import { SupportContact } from '../../shell/SupportContact';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton, SecondaryButton } from '../../ui/Button';
import { from } from '../../ui/layout';
import { Notice } from '../../ui/Notice';
import { ShortColumn } from '../../ui/ShortColumn';
import { Stack } from '../../ui/Stack';
import { PageText } from '../../ui/PageText';

const texts: Record<LiveloFailure, { title: MessageKey; text: MessageKey }> = {
  unavailable: { title: 'livelo.error.unavailable.title', text: 'livelo.error.unavailable.text' },
  balance: { title: 'livelo.error.balance.title', text: 'livelo.error.balance.text' },
  unrecognized: {
    title: 'livelo.error.unrecognized.title',
    text: 'livelo.error.unrecognized.text',
  },
  redemption: { title: 'livelo.error.redemption.title', text: 'livelo.error.redemption.text' },
};

const unknownFailure = { title: 'livelo.error.title', text: 'livelo.error.text' } as const;

/** As high as the longest: only the browser knows which one it is. */
const Reason = styled(PageText)`
  min-height: 4.5rem;

  @media ${from('desktop')} {
    min-height: 3rem;
  }
`;

export function LiveloErrorTemplate() {
  useStepGuard();
  const { t } = useTranslation();
  const { goTo } = useNavigation();
  const failure = useLiveloVisit()?.failure ?? null;
  const isAuthorized = useHasAuthorizedPoints() && failure === 'balance';
  const { text, title } = isAuthorized || failure === null ? unknownFailure : texts[failure];
  return (
    <ShortColumn>
      <div>
        <StateHead icon={<LockedPointsIcon />}>
          <ArrivalTitle>{t(title)}</ArrivalTitle>
        </StateHead>
        {/* What is short of points that a Pix holds is not a small balance. */}
        {!isAuthorized && <Reason>{t(text)}</Reason>}
      </div>
      {isAuthorized ? (
        <AuthorizedPoints />
      ) : (
        <Notice tone="success">{t('livelo.error.kept')}</Notice>
      )}
      <Stack $gap={12}>
        <PrimaryButton onClick={() => void goTo(routes.payment)}>
          {t('livelo.withoutPoints')}
        </PrimaryButton>
        <SecondaryButton onClick={() => void goTo(liveloRoutes.cpf)}>
          {t('livelo.error.retry')}
        </SecondaryButton>
      </Stack>
      <SupportContact />
    </ShortColumn>
  );
}

LiveloErrorTemplate.getLayout = inStepPanes;
