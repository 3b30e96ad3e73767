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
import { outdented, TextButton } from '../../../ui/Button';
import { createCard, getFirstInstallments, type PaymentValues } from '../../paymentValues';
import { ShareBar } from './PartNumber';
import { findAmount, findInserted, readKeys } from './readAmount';

interface SplitPart {
  plan: Plan;
  /** The field of its amount. */
  amount: ReactNode;
}

interface SplitFormProps {
  plan: Plan;
  labels: readonly [first: MessageKey, second: MessageKey];
  children: (parts: readonly [first: SplitPart, second: SplitPart]) => ReactNode;
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
    <SplitParts labels={labels} plan={plan} first={first} second={second}>
      {children}
    </SplitParts>
  );
}

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-16);
  font: var(--text-strong);
`;

const Half = styled(TextButton)`
  ${outdented}
`;

interface SplitPartsProps extends SplitFormProps {
  first: Plan;
  second: Plan;
}

function SplitParts({ children, first, labels, plan, second }: SplitPartsProps) {
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
  const toField = (name: string, label: MessageKey, { amount }: Plan, onAmount: SetAmount) => (
    <AmountField
      name={name}
      label={t(label)}
      amount={amount}
      currency={currency}
      error={getError(amount)}
      onAmount={onAmount}
      onBlur={onBlur}
    />
  );
  return (
    <>
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
      <ShareBar shares={[first.amount, second.amount]} currency={currency} />
      {children([
        { plan: first, amount: toField('firstAmount', labels[0], first, setFirst) },
        { plan: second, amount: toField('secondAmount', labels[1], second, setSecond) },
      ])}
    </>
  );
}

type SetAmount = (amount: number) => void;

interface AmountFieldProps {
  name: string;
  label: string;
  amount: number;
  currency: Currency;
  error: string | undefined;
  onAmount: SetAmount;
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
