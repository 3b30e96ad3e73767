import { useTranslation } from '@/contexts/TranslationContext';
import type { PaymentState } from '@/services/payment';
import type { StoredValues } from '@/services/storage/storedValues';
import { SimulateButton } from '../../payment/SimulateButton';
import type { PaymentUpdates } from '../../payment/usePaymentUpdates';
import { Notice } from '../../ui/Notice';
import { HeldPartExpired } from './HeldPartExpired';
import { PixCode } from './PixCode';
import { PixExpired } from './PixExpired';
import { useSecondsLeft } from './useSecondsLeft';

const endedStates: readonly PaymentState[] = ['expired', 'declined', 'refunded'];

interface PixPaymentProps extends PaymentUpdates {
  dataPix: StoredValues['dataPix'];
  /** From the buyer's clock to the server's, in milliseconds. */
  clockOffset: number;
}

/** What the buyer can do about one Pix: pay it, or make a new code once it has expired. */
export function PixPayment({
  clockOffset,
  connection,
  dataPix,
  payment,
  setPayment,
}: PixPaymentProps) {
  const { t } = useTranslation();
  const seconds = useSecondsLeft(dataPix.expiresAt, clockOffset);
  if (payment?.state === 'paid') return <Notice tone="success">{t('pix.confirmed')}</Notice>;
  if (seconds === 0 || (payment && endedStates.includes(payment.state))) {
    return dataPix.held === undefined ? (
      <PixExpired token={dataPix.token} />
    ) : (
      <HeldPartExpired heldMethod={dataPix.heldMethod} />
    );
  }
  const isConnected = connection === 'live' || connection === 'polling';
  return (
    <>
      <PixCode code={dataPix.code} seconds={seconds} isConnected={isConnected} />
      {payment?.canSimulate && (
        <SimulateButton token={dataPix.token} label={t('pix.simulate')} onPayment={setPayment} />
      )}
    </>
  );
}
