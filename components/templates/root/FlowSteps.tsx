import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CheckoutFlow, FlowStep } from '@/contract/productConfig';
import { getSteps } from '@/services/checkout/steps';
import { getWalkedFlow } from '@/services/checkout/walkedFlow';
import { numberMark } from '../../ui/NumberedSteps';
import { Text } from '../../ui/text';

const Place = styled.div`
  container-type: inline-size;
`;

const Trails = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);
  padding: var(--space-16);
  border-radius: var(--radius-tile);
  background: var(--color-tint);
  --number-ground: var(--color-surface);

  > * {
    flex: 1 1 8rem;
    min-width: 0;
  }

  /* Large text on a phone needs its room. */
  @container (max-width: 12rem) {
    padding: 0;
    background: none;
  }
`;

/** Without its own numbers Safari would not announce it as a list, so its role is explicit. */
const Steps = styled.ol.attrs({ role: 'list' })`
  margin-top: var(--space-12);
  counter-reset: step;

  li {
    position: relative;
    display: flex;
    gap: var(--space-8);
    padding-block: 0.125lh var(--space-12);
    font: var(--text-label);
  }

  li::before {
    content: counter(step);
    counter-increment: step;
    ${numberMark}
    margin-top: -0.125lh;
    color: var(--color-link);
  }

  li:last-child {
    padding-bottom: 0;
  }

  /* The way from one to the next. */
  li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: var(--space-24) auto 0 var(--space-12);
    border-inline-start: 2px solid var(--color-border);
    translate: -50%;
  }

  @container (max-width: 12rem) {
    li::before,
    li::after {
      display: none;
    }
  }
`;

export function FlowSteps({ flow }: { flow: CheckoutFlow }) {
  const { t } = useTranslation();
  const walked = getWalkedFlow(flow);
  const counted = getSteps(walked, 'default');
  const later = walked.steps.filter((step) => !counted.includes(step));
  return (
    <Place>
      <Trails>
        <StepList label={t('builder.flow.steps')} steps={counted} />
        {later.length > 0 && <StepList label={t('builder.flow.later')} steps={later} />}
      </Trails>
    </Place>
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
