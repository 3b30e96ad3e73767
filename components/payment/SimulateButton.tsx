import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { simulatePayment } from '@/services/api/payment';
import type { PaymentView } from '@/contract/payment';
import { showToast } from '@/services/toast';
import { outdented, TextButton } from '../ui/Button';
import { Text } from '../ui/text';
import { useCommand } from '../ui/useCommand';

const TestControl = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);
  padding: var(--space-4) var(--space-16);
  border: 1px dashed var(--color-border);
  border-radius: var(--radius-control);

  > * {
    font: var(--text-fine);
    font-family: ui-monospace, monospace;
  }

  > span {
    padding-block: var(--space-8);
  }

  > button {
    ${outdented}
  }
`;

interface SimulateButtonProps {
  token: string;
  label: string;
  onPayment: (payment: PaymentView) => void;
}

/** Pays at the sandbox where the service offers it, never in production. */
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
    <TestControl>
      <Text as="span" $size="fine" $tone="text-muted">
        {t('shell.testOnly')}
      </Text>
      <TextButton aria-disabled={isBusy} onClick={() => void run(token)}>
        {label}
      </TextButton>
    </TestControl>
  );
}
