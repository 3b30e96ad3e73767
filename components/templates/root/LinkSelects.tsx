import { styled } from 'styled-components';
import type { Builder } from '@/contexts/checkout/rootPage';
import { useTranslation } from '@/contexts/TranslationContext';
import { labelOfMethod } from '@/services/checkout/payment/labelOfMethod';
import { flowNames } from './flowNames';
import { LinkSelect } from './LinkSelect';
import { TwoColumns } from './TwoColumns';
import type { Link } from './useLink';

const Wide = styled.div`
  grid-column: 1 / -1;
`;

interface LinkSelectsProps {
  link: Link;
  products: Builder['products'];
}

/** What is chosen from lists. A list with nothing to choose is not shown. */
export function LinkSelects({ link, products }: LinkSelectsProps) {
  const { t } = useTranslation();
  const { change, choice, configs, flow, flows, locales, methods, plans } = link;
  const sold = products.filter(({ key }) => key === choice.product || configs?.has(key) !== false);
  const labelOfFlow = (id: string) => {
    if (id === 'default') return t('builder.flow.default');
    const name = flowNames.get(id);
    return name === undefined ? id : `${t(name)} (${id})`;
  };
  return (
    <TwoColumns>
      <Wide>
        <LinkSelect
          name="product"
          label={t('builder.product')}
          value={choice.product}
          options={sold.map(({ brandName, key }) => ({
            value: key,
            label: `${configs?.get(key)?.title ?? brandName} · ${key}`,
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
          hint={
            flow &&
            t('builder.flow.steps', {
              steps: flow.steps.map(({ templateId }) => templateId).join(' → '),
            })
          }
          value={choice.flowId || 'default'}
          options={flows.map(({ id }) => ({ value: id, label: labelOfFlow(id) }))}
          onChoose={(flowId) => {
            change({ flowId });
          }}
        />
      </Wide>
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
      {methods.length > 1 && (
        <LinkSelect
          name="paymentMethod"
          label={t('builder.method')}
          value={choice.paymentMethod}
          options={[
            { value: '', label: t('builder.method.any') },
            ...methods.map((value) => ({ value, label: t(labelOfMethod(value)) })),
          ]}
          onChoose={(paymentMethod) => {
            change({ paymentMethod });
          }}
        />
      )}
    </TwoColumns>
  );
}
