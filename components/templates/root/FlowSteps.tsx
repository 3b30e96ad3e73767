import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { getSteps } from '@/services/checkout/steps';
import { getWalkedFlow } from '@/services/checkout/walkedFlow';

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  margin-top: var(--space-8);
  counter-reset: step;

  li {
    padding: var(--space-4) var(--space-12);
    border-radius: 99px;
    background: var(--color-surface-raised);
    font: var(--text-caption);
    counter-increment: step;
  }

  li::before {
    content: counter(step) ' ';
    color: var(--color-text-muted);
  }
`;

export function FlowSteps({ flow }: { flow: CheckoutFlow }) {
  const { t } = useTranslation();
  const walked = getWalkedFlow(flow);
  const counted = getSteps(walked, 'default');
  const later = walked.steps.filter((step) => !counted.includes(step));
  return (
    <>
      <StepList label={t('builder.flow.steps')} steps={counted} />
      {later.length > 0 && <StepList label={t('builder.flow.later')} steps={later} />}
    </>
  );
}

const Label = styled.p`
  margin-top: var(--space-12);
  color: var(--color-text-muted);
  font: var(--text-caption);
`;

interface StepListProps {
  label: string;
  steps: readonly FlowStep[];
}

function StepList({ label, steps }: StepListProps) {
  const { t } = useTranslation();
  const labelId = useId();
  return (
    <>
      <Label id={labelId}>{label}</Label>
      <Steps aria-labelledby={labelId}>
        {steps.map(({ id, templateId }) => (
          <li key={id}>
            {t(templateId === 'error pages' ? 'stepName.error' : `stepName.${templateId}`)}
          </li>
        ))}
      </Steps>
    </>
  );
}
