import { useTranslation } from '@/contexts/TranslationContext';
import { getAttemptKey, settleAttempt } from '@/services/idempotency';
import { logger } from '@/services/logger';
import { simulatePayment, type PaymentView } from '@/services/payment';
import { showToast } from '@/services/toast';
import { SecondaryButton } from '../ui/Button';
import { useExclusive } from './useExclusive';

const operation = 'simulation';

interface SimulateButtonProps {
  token: string;
  label: string;
  onPayment: (payment: PaymentView) => void;
}

/** Pays at the sandbox, where the service offers it: never in production. */
export function SimulateButton({ label, onPayment, token }: SimulateButtonProps) {
  const { t } = useTranslation();
  const [run, isBusy] = useExclusive();
  const simulate = () =>
    run(async () => {
      try {
        onPayment(await simulatePayment(token, getAttemptKey(operation, { token })));
        settleAttempt(operation);
      } catch (error) {
        logger.warning('A payment could not be simulated', { error });
        showToast({ kind: 'error', text: t('failure.unexpected') });
      }
    });
  return (
    <SecondaryButton aria-disabled={isBusy} onClick={() => void simulate()}>
      {label}
    </SecondaryButton>
  );
}
