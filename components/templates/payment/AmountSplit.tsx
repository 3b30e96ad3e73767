import { useField, useFormikContext } from 'formik';
import { useCallback } from 'react';
import { styled } from 'styled-components';
import { useTranslation, type MessageKey } from '@/contexts/TranslationContext';
import { halfOf, smallestPart, withinAmount } from '@/services/checkout/payment/twoMethods';
import { formatMoney } from '@/services/format/formatMoney';
import type { Plan } from '@/services/product';
import { TextButton } from '../../ui/Button';
import { AmountField } from './AmountField';

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(152px, 1fr));
  gap: 0 16px;
  align-items: start;
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
`;

/** Its text ends where the fields do. */
const Half = styled(TextButton)`
  margin-inline-end: -8px;
`;

interface AmountSplitProps {
  labels: readonly [first: MessageKey, second: MessageKey];
  plan: Plan;
  /** Minor units; the two add up to the plan's amount. */
  first: number;
  second: number;
}

/** How much each method pays. One amount is kept, the other is the rest: they always add up. */
export function AmountSplit({ first, labels, plan, second }: AmountSplitProps) {
  const { t } = useTranslation();
  const { setFieldTouched, setFieldValue } = useFormikContext();
  const [, { touched }] = useField('firstAmount');
  const { amount: total, currency } = plan;
  const setFirst = useCallback(
    (amount: number) => void setFieldValue('firstAmount', withinAmount(amount, total)),
    [setFieldValue, total],
  );
  const setSecond = useCallback(
    (amount: number) => {
      setFirst(total - withinAmount(amount, total));
    },
    [setFirst, total],
  );
  const onBlur = useCallback(() => void setFieldTouched('firstAmount'), [setFieldTouched]);
  const errorOf = (amount: number) =>
    touched && amount < smallestPart ? t('validation.splitAmount') : undefined;
  return (
    <Group aria-label={t('payment.split.legend')}>
      <Pair>
        <AmountField
          name="firstAmount"
          label={t(labels[0])}
          amount={first}
          currency={currency}
          error={errorOf(first)}
          onAmount={setFirst}
          onBlur={onBlur}
        />
        <AmountField
          name="secondAmount"
          label={t(labels[1])}
          amount={second}
          currency={currency}
          error={errorOf(second)}
          onAmount={setSecond}
          onBlur={onBlur}
        />
      </Pair>
      <Total>
        <span>{t('payment.split.total', { amount: formatMoney(total, currency) })}</span>
        <Half
          onClick={() => {
            setFirst(halfOf(total));
          }}
        >
          {t('payment.split.half')}
        </Half>
      </Total>
    </Group>
  );
}
