import { type SyntheticEvent, useState } from 'react';
import { useNavigation } from '@/contexts/checkout/CheckoutContext';
import { usePurchasePlan } from '@/contexts/checkout/usePurchasePlan';
import { useTranslation } from '@/contexts/TranslationContext';
import { type Currency, formatMoney } from '@/domain/money';
import { formatPoints } from '@/domain/points';
import type { LiveloSession } from '@/contract/livelo';
import { liveloRoutes } from '@/services/checkout/livelo';
import { routes } from '@/services/checkout/routes';
import type { Choice } from '../../fields/ChoiceTile';
import { RadioCards } from '../../fields/RadioCards';
import { AuthorizedPoints } from '../../livelo/AuthorizedPoints';
import { LiveloScreen } from '../../livelo/LiveloScreen';
import { changeVisit, type LiveloVisit } from '../../livelo/liveloVisit';
import {
  createPointsSplit,
  getPointsSplitChoices,
  isSplitPossible,
  type PointsSplit,
  type PointsSplitChoices,
} from '../../livelo/pointsSplit';
import { PointsSplitTitle } from '../../livelo/PointsSplitTitle';
import { Panes } from '../../shell/Panes';
import { StepPanes } from '../../shell/StepPanes';
import { ShortColumn } from '../../ui/ShortColumn';
import { Stack } from '../../ui/Stack';
import { SubmitButton } from '../../ui/SubmitButton';
import { PageText } from '../../ui/PageText';
import { ChosenOrder } from './ChosenOrder';
import { PointsBalance } from './PointsBalance';
import { PointsSlider } from './PointsSlider';

export function LiveloPaymentMethodTemplate() {
  const { t } = useTranslation();
  return (
    <LiveloScreen
      stage="paymentMethod"
      title={t('livelo.method.title')}
      height={654}
      frame={(waiting) => (
        <StepPanes>
          <ShortColumn>{waiting}</ShortColumn>
        </StepPanes>
      )}
    >
      {({ session: { account }, visit }) =>
        account && <PointsSplitForm account={account} visit={visit} />
      }
    </LiveloScreen>
  );
}

interface MixFormProps {
  account: NonNullable<LiveloSession['account']>;
  visit: LiveloVisit;
}

function PointsSplitForm({ account, visit }: MixFormProps) {
  const { t } = useTranslation();
  const plan = usePurchasePlan();
  const { amount, currency } = plan;
  const { choice, choices, choose, proceed, mix, setPoints } = usePointsSplit(
    account,
    amount,
    visit,
  );
  const options = usePointsSplitOptions(choices, account, { amount, currency });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    void proceed();
  };
  return (
    <Panes pane={<ChosenOrder plan={plan} split={mix} />}>
      <ShortColumn>
        <div>
          <PointsSplitTitle split={mix} currency={currency} />
          <PageText>{t('livelo.method.text')}</PageText>
        </div>
        <PointsBalance account={account} split={mix} currency={currency} />
        <AuthorizedPoints />
        <Stack as="form" $gap={16} method="post" noValidate onSubmit={submit}>
          <RadioCards
            name="mix"
            legend={t('livelo.method.legend')}
            options={options}
            chosen={choice}
            onChoose={(value) => {
              if (isPointsSplitChoice(value)) choose(value);
            }}
          />
          {choice === 'both' && choices.mixed && (
            <PointsSlider {...choices.mixed} mix={mix} currency={currency} onPoints={setPoints} />
          )}
          <SubmitButton isBusy={false} busyText={t('livelo.method.submit')}>
            {t('livelo.method.submit')}
          </SubmitButton>
        </Stack>
      </ShortColumn>
    </Panes>
  );
}

interface Price {
  amount: number;
  currency: Currency;
}

function usePointsSplitOptions(
  { coversAll, full, mixed }: PointsSplitChoices,
  { rate }: NonNullable<LiveloSession['account']>,
  { amount, currency }: Price,
): (Choice & { value: PointsSplitChoice })[] {
  const { t } = useTranslation();
  const points = (count: number) => t('livelo.points', { points: formatPoints(count) });
  return [
    ...(coversAll
      ? [
          {
            value: 'points' as const,
            label: t('livelo.method.points'),
            detail: t('livelo.method.points.detail', { points: points(full) }),
          },
        ]
      : []),
    ...(mixed
      ? [
          {
            value: 'both' as const,
            label: t('livelo.method.both'),
            detail: t('livelo.method.both.detail', {
              points: points(rate.points),
              money: formatMoney(rate.amount, currency),
            }),
          },
        ]
      : []),
    {
      value: 'cash' as const,
      label: t('livelo.method.cash'),
      detail: t('livelo.method.cash.detail', { money: formatMoney(amount, currency) }),
    },
  ];
}

const mixChoices = ['points', 'both', 'cash'] as const;
type PointsSplitChoice = (typeof mixChoices)[number];

function isPointsSplitChoice(value: string): value is PointsSplitChoice {
  return mixChoices.some((choice) => choice === value);
}

function getChoice(points: number, { full, mixed }: PointsSplitChoices): PointsSplitChoice {
  if (points === 0) return 'cash';
  if (points === full) return 'points';
  return mixed ? 'both' : 'cash';
}

function getFirstPoints(
  { points }: LiveloVisit,
  account: NonNullable<LiveloSession['account']>,
  total: number,
): number {
  const { coversAll, full, mixed } = getPointsSplitChoices(account, total);
  if (points === 0) return points;
  if (points !== null && isSplitPossible(points, account, total)) return points;
  return coversAll ? full : (mixed?.maximum ?? 0);
}

/** The choice on the screen, and the split that results. @param total minor units */
function usePointsSplit(
  account: NonNullable<LiveloSession['account']>,
  total: number,
  visit: LiveloVisit,
) {
  const { goTo } = useNavigation();
  const choices = getPointsSplitChoices(account, total);
  const [first] = useState(() => getFirstPoints(visit, account, total));
  const [choice, setChoice] = useState<PointsSplitChoice>(() => getChoice(first, choices));
  const [points, setMixedPoints] = useState(() =>
    choice === 'both' ? first : (choices.mixed?.maximum ?? 0),
  );
  const used: Record<PointsSplitChoice, number> = { points: choices.full, both: points, cash: 0 };
  // At once, so that it survives a reload.
  const choose = (chosen: PointsSplitChoice) => {
    setChoice(chosen);
    changeVisit({ points: used[chosen] });
  };
  const setPoints = (mixed: number) => {
    setMixedPoints(mixed);
    changeVisit({ points: mixed });
  };
  const mix: PointsSplit = createPointsSplit(used[choice], total, account.rate);

  const proceed = async () => {
    changeVisit({ points: choice === 'cash' ? null : used[choice] });
    await goTo(choice === 'cash' ? routes.payment : liveloRoutes.payment);
  };
  return { choice, choices, choose, setPoints, mix, proceed };
}
