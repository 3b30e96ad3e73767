import type { PaymentView } from '../../payment';
import type { StoredValues } from '../../storage/storedValues';

/** The Pix of a payment, with its own part of the amount; null when it has none. */
export function getPixData({
  amount,
  currency,
  parts,
  pix,
  token,
}: PaymentView): StoredValues['dataPix'] | null {
  if (!pix) return null;
  const part = parts.find(({ method }) => method === 'pix')?.amount ?? amount;
  const other = parts.find(({ method }) => method !== 'pix');
  return {
    token,
    ...pix,
    amount: part,
    ...(part < amount && { held: amount - part }),
    ...(part < amount && other && { heldMethod: other.method }),
    currency,
  };
}
