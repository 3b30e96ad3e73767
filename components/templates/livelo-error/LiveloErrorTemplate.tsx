import { styled } from 'styled-components';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { useStepGuard } from '@/contexts/checkout/useStepGuard';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { liveloRoutes } from '@/services/checkout/livelo';
import { routes } from '@/services/checkout/routes';
import { AuthorizedPoints, useHasAuthorizedPoints } from '../../livelo/AuthorizedPoints';
import { LiveloCard } from '../../livelo/LiveloCard';
import { type LiveloFailure, useLiveloVisit } from '../../livelo/liveloVisit';
import { inStepPanes } from '../../shell/StepPanes';
import { SupportContact } from '../../shell/SupportContact';
import { ArrivalTitle } from '../../ui/ArrivalTitle';
import { PrimaryButton, TextButton } from '../../ui/Button';
import { from } from '../../ui/layout';
import { ShortColumn } from '../../ui/ShortColumn';
import { PageText } from '../../ui/PageText';
import { Text } from '../../ui/text';

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

/** The way on that most take, and another below it. */
const Ways = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
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
        <ArrivalTitle>{t(title)}</ArrivalTitle>
        {/* What is short of points that a Pix holds is not a small balance. */}
        {!isAuthorized && <Reason>{t(text)}</Reason>}
      </div>
      {isAuthorized ? (
        <AuthorizedPoints />
      ) : (
        <LiveloCard picture="locked" look="quiet">
          <Text $size="strong">{t('livelo.error.kept')}</Text>
        </LiveloCard>
      )}
      <Ways>
        <PrimaryButton onClick={() => void goTo(routes.payment)}>
          {t('livelo.withoutPoints')}
        </PrimaryButton>
        <TextButton onClick={() => void goTo(liveloRoutes.cpf)}>
          {t('livelo.error.retry')}
        </TextButton>
      </Ways>
      <SupportContact />
    </ShortColumn>
  );
}

LiveloErrorTemplate.getLayout = inStepPanes;
