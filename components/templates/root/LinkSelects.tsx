import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { getFlowName } from '../../shell/flowName';
import type { Builder } from '@/services/checkout/page';
import { LinkSelect } from './LinkSelect';
import { FieldRows } from './FieldRows';
import type { Link } from './useLink';

const Wide = styled.div`
  && {
    flex-basis: 100%;
  }
`;

interface ProductSelectsProps {
  link: Link;
  products: Builder['products'];
}

export function ProductSelects({ link, products }: ProductSelectsProps) {
  const { t } = useTranslation();
  const { change, choice, configs, locales, methods, plans } = link;
  const sold = products.filter(({ key }) => key === choice.product || configs?.has(key) !== false);
  return (
    <FieldRows $columns={2}>
      <Wide>
        <LinkSelect
          name="product"
          label={t('builder.product')}
          value={choice.product}
          options={sold.map(({ brandName, key }) => ({
            value: key,
            // Brands sell several products: until the titles have loaded, the key distinguishes them.
            label: configs?.get(key)?.title ?? `${brandName} · ${key}`,
          }))}
          onChoose={(product) => {
            change({ product });
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
      {/* Until the plans have loaded: most products offer the choice, and nothing moves for them. */}
      {(methods.length > 1 || plans.length === 0) && (
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
    </FieldRows>
  );
}

export function FlowSelect({ link }: { link: Link }) {
  const { t } = useTranslation();
  const { change, choice, flows } = link;
  return (
    <LinkSelect
      name="flowId"
      label={t('builder.flow')}
      value={choice.flowId || 'default'}
      options={flows.map(({ id }) => ({ value: id, label: getFlowName(id, t) }))}
      onChoose={(flowId) => {
        change({ flowId });
      }}
    />
  );
}
