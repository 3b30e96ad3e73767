import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { CheckoutFlow, FlowStep } from '@/contract/product';
import { getSteps } from '@/services/checkout/steps';
import { getWalkedFlow } from '@/services/checkout/walkedFlow';
import { getFlowName } from '../../shell/flowName';
import type { Builder } from '@/services/checkout/page';
import { SelectInput } from '../../fields/SelectField';
import { from } from '../../ui/layout';
import { Skeleton } from '../../ui/Skeleton';
import type { Link } from './useLink';

const Wide = styled.div`
  && {
    flex-basis: 100%;
  }
`;

interface LinkSelectsProps {
  link: Link;
  products: Builder['products'];
}

/** What is chosen from lists. A list with nothing to choose is not shown. */
export function LinkSelects({ link, products }: LinkSelectsProps) {
  const { t } = useTranslation();
  const { change, choice, configs, flow, flows, isLoading, locales, methods, plans } = link;
  const sold = products.filter(({ key }) => key === choice.product || configs?.has(key) !== false);
  return (
    <TwoColumns>
      <Wide>
        <LinkSelect
          name="product"
          label={t('builder.product')}
          value={choice.product}
          options={sold.map(({ brandName, key }) => ({
            value: key,
            // Brands sell several products: until these say their names, the key tells them apart.
            label: configs?.get(key)?.title ?? `${brandName} · ${key}`,
          }))}
          onChoose={(product) => {
            change({ product });
          }}
        />
      </Wide>
      {locales.length > 1 && (
        <LinkSelect
          name="locale"
          label={t('builder.locale')}
          value={choice.locale}
          options={locales.map((value) => ({ value, label: t(`builder.locale.${value}`) }))}
          onChoose={(locale) => {
            change({ locale });
          }}
        />
      )}
      <LinkSelect
        name="mode"
        label={t('builder.mode')}
        value={choice.mode}
        options={(['', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`builder.mode.${value || 'default'}`),
        }))}
        onChoose={(mode) => {
          change({ mode });
        }}
      />
      <Wide>
        <LinkSelect
          name="flowId"
          label={t('builder.flow')}
          value={choice.flowId || 'default'}
          options={flows.map(({ id }) => ({ value: id, label: getFlowName(id, t) }))}
          onChoose={(flowId) => {
            change({ flowId });
          }}
        />
        {flow ? <FlowSteps flow={flow} /> : isLoading && <StepsPlace $height={168} />}
      </Wide>
      <Wide>
        <LinkSelect
          name="planId"
          label={t('builder.plan')}
          value={choice.planId}
          options={[
            { value: '', label: t('builder.plan.any') },
            ...plans.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChoose={(planId) => {
            change({ planId });
          }}
        />
      </Wide>
      {methods.length > 1 && (
        <LinkSelect
          name="paymentMethod"
          label={t('builder.method')}
          value={choice.paymentMethod}
          options={[
            { value: '', label: t('builder.method.any') },
            ...methods.map((value) => ({ value, label: t(`payment.method.${value}`) })),
          ]}
          onChoose={(paymentMethod) => {
            change({ paymentMethod });
          }}
        />
      )}
    </TwoColumns>
  );
}

const StepsPlace = styled(Skeleton)`
  margin-top: var(--space-16);
`;

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

/** What the link's buyers go through, in words: as they are counted, and what follows the purchase. */
function FlowSteps({ flow }: { flow: CheckoutFlow }) {
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

const nothing = () => undefined;

interface LinkSelectProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A list to choose from, which knows the values it holds. */
export function LinkSelect<Value extends string>({
  onChoose,
  options,
  ...field
}: LinkSelectProps<Value>) {
  return (
    <SelectInput
      {...field}
      options={options}
      error={undefined}
      onBlur={nothing}
      onValue={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option) onChoose(option.value);
      }}
    />
  );
}

/** Fields one under the other on a phone, in pairs where their words have room; one without a pair fills it. */
export const TwoColumns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-16);

  > * {
    flex: 1 0 100%;
    min-width: 0;
  }

  @media ${from('large')} {
    > * {
      flex-basis: max(50% - var(--space-8), 9rem);
    }
  }
`;
