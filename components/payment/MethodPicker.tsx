import { useField } from 'formik';
import { memo, type ReactNode, useEffect } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { getLongestFreeInstallment, getLongestInstallment } from '@/services/checkout/selectPlan';
import { ChoiceTile } from '../fields/ChoiceTile';
import { ChevronDownIcon } from '../ui/controlIcons';
import { Stack } from '../ui/Stack';
import { VisuallyHidden } from '../ui/text';
import { paymentMethods } from './methods/paymentMethods';
import type { FormMethod } from './paymentValues';
import { useChooseMethod } from './useChooseMethod';

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr));
  gap: var(--space-8);

  &:has(> :nth-child(4):last-child) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: var(--space-12);
  margin-top: var(--space-12);
`;

const isSplit = (method: FormMethod) => paymentMethods[method].isSplit === true;

interface MethodPickerProps {
  methods: readonly FormMethod[];
  plan: Plan;
  children: ReactNode;
}

interface ChosenMethodProps extends MethodPickerProps {
  chosen: FormMethod;
  onChoose: (method: FormMethod) => void;
}

const ChosenMethod = memo(function ChosenMethod({
  children,
  chosen,
  methods,
  onChoose,
  plan,
}: ChosenMethodProps) {
  const { t } = useTranslation();
  const { Form } = paymentMethods[chosen];
  const option = (method: FormMethod) => (
    <MethodTile
      key={method}
      method={method}
      plan={plan}
      isChosen={method === chosen}
      onChoose={onChoose}
    />
  );
  const splitMethods = methods.filter(isSplit);
  return (
    <>
      <Stack as="fieldset" $gap={12}>
        <VisuallyHidden as="legend">{t('payment.method.legend')}</VisuallyHidden>
        <Tiles>{methods.filter((method) => !isSplit(method)).map(option)}</Tiles>
        {splitMethods.length > 0 && (
          // Few buyers split a payment: the split methods are one tap further, and open where a link chose
          // one.
          <details className="fold" open={isSplit(chosen)}>
            <summary>
              <ChevronDownIcon />
              {t('payment.method.divided')}
            </summary>
            <Tiles>{splitMethods.map(option)}</Tiles>
          </details>
        )}
      </Stack>
      {children}
      <Fields>
        <Form plan={plan} />
      </Fields>
    </>
  );
});

export function MethodPicker(props: MethodPickerProps) {
  const [{ value }] = useField<FormMethod>('method');
  const choose = useChooseMethod();
  const chosen = props.methods.find((method) => method === value) ?? props.methods[0] ?? value;
  useEffect(() => {
    // The chosen method is no longer offered.
    if (chosen !== value) choose(chosen);
  });
  return <ChosenMethod {...props} chosen={chosen} onChoose={choose} />;
}

interface MethodTileProps {
  method: FormMethod;
  plan: Plan;
  isChosen: boolean;
  onChoose: (method: FormMethod) => void;
}

function MethodTile({ isChosen, method, onChoose, plan }: MethodTileProps) {
  const { t } = useTranslation();
  const { Detail, Icon } = paymentMethods[method];
  const detail = useMethodDetail(method, plan);
  return (
    <ChoiceTile
      name="method"
      value={method}
      label={t(`payment.method.${method}`)}
      detail={Detail ? <Detail /> : detail}
      icon={<Icon />}
      isChosen={isChosen}
      onChoose={() => {
        onChoose(method);
      }}
    />
  );
}

function useMethodDetail(method: FormMethod, plan: Plan): string | undefined {
  const { t } = useTranslation();
  if (method === 'pix') return t('payment.method.pix.detail');
  if (method === 'bankslip') return t('payment.method.bankslip.detail');
  if (method !== 'credit-card') return undefined;
  const free = getLongestFreeInstallment(plan);
  const count = (free ?? getLongestInstallment(plan))?.id;
  const detail = free ? 'payment.method.credit-card.detail' : 'payment.method.credit-card.interest';
  return count === undefined ? undefined : t(detail, { count });
}
