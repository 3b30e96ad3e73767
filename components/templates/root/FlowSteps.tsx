import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { getSteps } from '@/services/checkout/steps';
import { getWalkedFlow } from '@/services/checkout/walkedFlow';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/text';

/** Without its own numbers Safari would not announce it as a list, so its role is explicit. */
const Steps = styled.ol.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-top: var(--space-8);
  counter-reset: step;

  li {
    display: flex;
    gap: var(--space-8);
    min-width: 0;
    padding: var(--space-4) var(--space-12);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
    background: var(--color-surface-raised);
    font: var(--text-small);
  }

  li::before {
    content: counter(step);
    counter-increment: step;
    color: var(--color-text-muted);
  }
`;

export function FlowSteps({ flow }: { flow: CheckoutFlow }) {
  const { t } = useTranslation();
  const walked = getWalkedFlow(flow);
  const counted = getSteps(walked, 'default');
  const later = walked.steps.filter((step) => !counted.includes(step));
  return (
    <Stack $gap={12}>
      <StepList label={t('builder.flow.steps')} steps={counted} />
      {later.length > 0 && <StepList label={t('builder.flow.later')} steps={later} />}
    </Stack>
  );
}

interface StepListProps {
  label: string;
  steps: readonly FlowStep[];
}

function StepList({ label, steps }: StepListProps) {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <div>
      <Text id={labelId} $size="caption" $tone="text-muted">
        {label}
      </Text>
      <Steps aria-labelledby={labelId}>
        {steps.map(({ id, templateId }) => (
          <li key={id}>
            {t(templateId === 'error pages' ? 'stepName.error' : `stepName.${templateId}`)}
          </li>
        ))}
      </Steps>
    </div>
  );
}
