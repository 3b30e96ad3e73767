import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { getSteps } from '@/services/checkout/steps';
import { getWalkedFlow } from '@/services/checkout/walkedFlow';
import { NumberedSteps } from '../../ui/NumberedSteps';
import { Text } from '../../ui/text';

const Lists = styled.div`
  --number-ground: color-mix(in srgb, currentcolor 16%, transparent);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-24) var(--space-16);

  > * {
    flex: 1 1 9rem;
    min-width: 0;
  }
`;

const Label = styled(Text)`
  margin-bottom: var(--space-12);
  color: inherit;
`;

/** A line joins each number to the next. */
const Steps = styled(NumberedSteps)`
  --number-size: 1.5rem;
  gap: var(--space-8);
  font: var(--text-small);

  li {
    position: relative;
    align-items: baseline;
  }

  li:not(:last-child)::after {
    content: '';
    position: absolute;
    /* From the lower edge of a number to the upper edge of the next one, below the gap. */
    inset: var(--number-size) auto auto calc(var(--number-size) / 2);
    height: calc(100% + var(--space-8) - var(--number-size));
    border-inline-start: 1px solid var(--number-ground);
  }
`;

/** On the brand's own ground: its texts take their colour from there. */
export function FlowSteps({ flow }: { flow: CheckoutFlow }) {
  const { t } = useTranslation();
  const walked = getWalkedFlow(flow);
  const counted = getSteps(walked, 'default');
  const later = walked.steps.filter((step) => !counted.includes(step));
  return (
    <Lists>
      <StepList label={t('builder.flow.steps')} steps={counted} />
      {later.length > 0 && <StepList label={t('builder.flow.later')} steps={later} />}
    </Lists>
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
      <Label id={labelId} $size="label">
        {label}
      </Label>
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
