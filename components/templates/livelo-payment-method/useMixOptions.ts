import { useTranslation } from '@/contexts/TranslationContext';
import type { MixChoices } from '@/services/checkout/livelo/mix';
import { formatMoney, type Currency } from '@/services/format/formatMoney';
import { formatPoints } from '@/services/format/formatPoints';
import type { LiveloSession } from '@/services/livelo';
import type { RadioCard } from '../../fields/RadioCards';
import type { MixChoice } from './useMix';

interface Price {
  /** Minor units. */
  amount: number;
  currency: Currency;
}

/** The choices that the balance leaves, each with what it means. */
export function useMixOptions(
  { coversAll, full, mixed }: MixChoices,
  { rate }: NonNullable<LiveloSession['account']>,
  { amount, currency }: Price,
): (RadioCard & { value: MixChoice })[] {
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
