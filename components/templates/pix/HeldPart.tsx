import { useTranslation } from '@/contexts/TranslationContext';
import { formatMoney } from '@/services/format/formatMoney';
import { isCurrency } from '@/services/format/isCurrency';
import type { StoredValues } from '@/services/storage/storedValues';
import { Notice } from '../../ui/Notice';

/** Of a card or points and a Pix: they are taken when the Pix is paid, and not before. */
export function HeldPart({ dataPix }: { dataPix: StoredValues['dataPix'] }) {
  const { t } = useTranslation();
  const { currency, held, heldMethod } = dataPix;
  if (held === undefined || !isCurrency(currency)) return null;
  const text = heldMethod === 'livelo' ? 'pix.heldPoints' : 'pix.held';
  return <Notice tone="alert">{t(text, { amount: formatMoney(held, currency) })}</Notice>;
}
