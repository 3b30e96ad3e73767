import type { Translate } from '@/contexts/TranslationContext';
import type { Mix } from '@/services/checkout/livelo/mix';
import { formatMoney, type Currency } from '@/services/format/formatMoney';
import { formatPoints } from '@/services/format/formatPoints';

/** '12.000 pontos + R$ 594,00' (spec section 2, "Livelo offers"), or the one that is there alone. */
export function getMixTitle({ cash, points }: Mix, currency: Currency, t: Translate): string {
  const money = formatMoney(cash, currency);
  if (points === 0) return money;
  const count = t('livelo.points', { points: formatPoints(points) });
  return cash === 0 ? count : t('livelo.mix', { points: count, money });
}
