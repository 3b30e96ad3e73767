import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/services/format/formatMoney';
import { isCurrency } from '@/services/format/isCurrency';
import type { StoredValues } from '@/services/storage/storedValues';
import { Notice } from '../../ui/Notice';

/** Of a card and a Pix: the card is charged when the Pix is paid, and not before. */
export function HeldCard({ dataPix }: { dataPix: StoredValues['dataPix'] }) {
  const { t } = useTranslation();
  const { currency, held } = dataPix;
  if (held === undefined || !isCurrency(currency)) return null;
  return <Notice tone="alert">{t('pix.held', { amount: formatMoney(held, currency) })}</Notice>;
}
