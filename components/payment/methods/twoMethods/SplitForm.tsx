import { useField, useFormikContext } from 'formik';
import {
  type ClipboardEvent,
  type CompositionEvent,
  type InputEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { type Currency, formatMoney } from '@/domain/money';
import type { Plan } from '@/contract/product';
import {
  clampPart,
  getFirstHalf,
  minimumPartAmount,
  splitPlan,
} from '@/services/checkout/twoMethods';
import { TextInput } from '../../../fields/TextField';
import { TextButton } from '../../../ui/Button';
import { Stack } from '../../../ui/Stack';
import { createCard, getFirstInstallments, type PaymentValues } from '../../paymentValues';
import { findAmount, findInserted, readKeys } from './readAmount';

interface SplitFormProps {
  plan: Plan;
  labels: readonly [first: MessageKey, second: MessageKey];
  children: (first: Plan, second: Plan) => ReactNode;
}

export function SplitForm({ children, labels, plan }: SplitFormProps) {
  const { setValues } = useFormikContext<PaymentValues>();
  const [{ value: firstAmount }] = useField<number | undefined>('firstAmount');
  const initialize = useEffectEvent(() => {
    if (firstAmount !== undefined) return;
    const half = getFirstHalf(plan.amount);
    const [, secondPart] = splitPlan(plan, half);
    void setValues(
      ({ cards, ...values }) => ({
        ...values,
        firstAmount: half,
        cards: cards.length > 1 ? cards : [...cards, createCard(getFirstInstallments(secondPart))],
      }),
      false,
    );
  });
  useEffect(() => {
    initialize();
  }, []);
  const [first, second] = useMemo(() => splitPlan(plan, firstAmount), [plan, firstAmount]);
  // The fields are rendered only once the form has their values.
  if (firstAmount === undefined) return null;
  return (
    <>
      <AmountSplit labels={labels} plan={plan} first={first.amount} second={second.amount} />
      {children(first, second)}
    </>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: 0 var(--space-16);
  align-items: start;
`;

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);
`;

const Half = styled(TextButton)`
  margin-inline-end: calc(-1 * var(--space-8));
`;

interface AmountSplitProps {
  labels: readonly [first: MessageKey, second: MessageKey];
  plan: Plan;
  first: number;
  second: number;
}

function AmountSplit({ first, labels, plan, second }: AmountSplitProps) {
  const { t } = useTranslation();
  const { setFieldTouched, setFieldValue } = useFormikContext();
  const [, { touched }] = useField('firstAmount');
  const { amount: total, currency } = plan;
  const setFirst = useCallback(
    (amount: number) => void setFieldValue('firstAmount', clampPart(amount, total)),
    [setFieldValue, total],
  );
  const setSecond = useCallback(
    (amount: number) => {
      setFirst(total - clampPart(amount, total));
    },
    [setFirst, total],
  );
  const onBlur = useCallback(() => void setFieldTouched('firstAmount'), [setFieldTouched]);
  const getError = (amount: number) =>
    touched && amount < minimumPartAmount ? t('validation.splitAmount') : undefined;
  return (
    <Stack as="fieldset" $gap={8} aria-label={t('payment.split.legend')}>
      <Pair>
        <AmountField
          name="firstAmount"
          label={t(labels[0])}
          amount={first}
          currency={currency}
          error={getError(first)}
          onAmount={setFirst}
          onBlur={onBlur}
        />
        <AmountField
          name="secondAmount"
          label={t(labels[1])}
          amount={second}
          currency={currency}
          error={getError(second)}
          onAmount={setSecond}
          onBlur={onBlur}
        />
      </Pair>
      <Total>
        <span>{t('payment.split.total', { amount: formatMoney(total, currency) })}</span>
        <Half
          onClick={() => {
            setFirst(getFirstHalf(total));
          }}
        >
          {t('payment.split.half')}
        </Half>
      </Total>
    </Stack>
  );
}

interface AmountFieldProps {
  name: string;
  label: string;
  amount: number;
  currency: Currency;
  error: string | undefined;
  onAmount: (amount: number) => void;
  onBlur: () => void;
}

function readInserted({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>): string {
  const { data, inputType } = nativeEvent;
  if (!inputType) return currentTarget.value;
  // Composed text grows key by key, and is parsed when it is complete.
  return inputType === 'insertCompositionText' ? '' : (data ?? '');
}

/**
 * Typed digits fill the amount from the cents on, and replace the previous amount. Text inserted at
 * once, by paste, dictation or suggestion, is the amount as written, wherever in the field it lands.
 */
function AmountField({ amount, currency, onAmount, ...props }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const attach = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
  }, []);
  const select = useCallback(() => input.current?.select(), []);
  const inserted = useRef<number>(undefined);
  const onInputCapture = useCallback((event: InputEvent<HTMLInputElement>) => {
    inserted.current = findInserted(readInserted(event));
  }, []);
  const onValue = useCallback(
    (text: string) => {
      onAmount(inserted.current ?? readKeys(text));
    },
    [onAmount],
  );
  const onCompositionEnd = useCallback(
    (event: CompositionEvent) => {
      const composed = findInserted(event.data);
      if (composed !== undefined) onAmount(composed);
    },
    [onAmount],
  );
  const onPaste = useCallback(
    (event: ClipboardEvent) => {
      event.preventDefault();
      const pasted = findAmount(event.clipboardData.getData('text'));
      if (pasted !== undefined) onAmount(pasted);
    },
    [onAmount],
  );
  return (
    <TextInput
      {...props}
      value={formatMoney(amount, currency)}
      onValue={onValue}
      onInputCapture={onInputCapture}
      onCompositionEnd={onCompositionEnd}
      onPaste={onPaste}
      inputRef={attach}
      onFocus={select}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
