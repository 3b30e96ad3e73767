import { useTranslation } from '@/contexts/TranslationContext';
import { simulatePayment } from '@/services/api/payment';
import type { PaymentView } from '@/contract/payment';
import { showToast } from '@/services/toast';
import { SecondaryButton } from '../ui/Button';
import { useCommand } from '../ui/useCommand';

interface SimulateButtonProps {
  token: string;
  label: string;
  onPayment: (payment: PaymentView) => void;
}

/** Pays at the sandbox, where the service offers it: never in production. */
export function SimulateButton({ label, onPayment, token }: SimulateButtonProps) {
  const { t } = useTranslation();
  const { isBusy, run } = useCommand({
    operation: 'simulation',
    getSubject: () => ({ token }),
    send: simulatePayment,
    onAnswer: onPayment,
    toFailure: () => {
      showToast({ kind: 'error', text: t('failure.unexpected') });
      return null;
    },
  });
  return (
    <SecondaryButton aria-disabled={isBusy} onClick={() => void run(token)}>
      {label}
    </SecondaryButton>
  );
}
