import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { formatMarketDay } from '@/domain/dateTexts';
import { ArrivalTitle } from '../ui/ArrivalTitle';
import { PageText } from '../ui/PageText';
import { getTrialStatus, type TrialFacts, type TrialStatus } from './trialStatus';

interface TrialTexts {
  title: MessageKey;
  text: MessageKey;
}

const trialTexts: Record<TrialStatus, TrialTexts> = {
  running: { title: 'trial.running.title', text: 'trial.running.text' },
  due: { title: 'trial.due.title', text: 'trial.due.text' },
  declined: { title: 'trial.declined.title', text: 'trial.declined.text' },
  notReached: { title: 'trial.notReached.title', text: 'trial.notReached.text' },
  charged: { title: 'trial.kept.title', text: 'trial.charged.text' },
  paidOtherwise: { title: 'trial.kept.title', text: 'trial.paidOtherwise.text' },
  cancelled: { title: 'trial.cancelled.title', text: 'trial.cancelled.text' },
  cancelledAndOver: { title: 'trial.cancelled.title', text: 'trial.cancelledAndOver.text' },
  endedDeclined: { title: 'trial.ended.title', text: 'trial.endedDeclined.text' },
  endedNotReached: { title: 'trial.ended.title', text: 'trial.endedNotReached.text' },
  refunded: { title: 'trial.refunded.title', text: 'trial.refunded.text' },
};

interface TrialIntroductionProps {
  trial: TrialFacts;
  product: string;
}

export function TrialIntroduction({ product, trial }: TrialIntroductionProps) {
  const { t } = useTranslation();
  const { locale, renderedAt } = useCheckoutPage().page;
  const { chargeAt, chargedAt, endsAt } = trial;
  const { text, title } = trialTexts[getTrialStatus(trial, renderedAt)];
  const day = (moment: string | null) => (moment === null ? '' : formatMarketDay(moment, locale));
  const values = { product, day: day(endsAt), next: day(chargeAt), charged: day(chargedAt) };
  return (
    <div>
      <ArrivalTitle>{t(title, values)}</ArrivalTitle>
      <PageText>{t(text, values)}</PageText>
    </div>
  );
}
