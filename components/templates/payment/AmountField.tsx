import { useCallback, useRef } from 'react';
import { formatMoney, type Currency } from '@/services/format/formatMoney';
import { TextInput } from '../../fields/TextInput';
import { readAmount } from './readAmount';

interface AmountFieldProps {
  name: string;
  label: string;
  /** Minor units. */
  amount: number;
  currency: Currency;
  error: string | undefined;
  onAmount: (amount: number) => void;
  onBlur: () => void;
}

/** An amount of money: what is typed fills it from the cents on, and replaces what was there. */
export function AmountField({ amount, currency, onAmount, ...props }: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const attach = useCallback((element: HTMLInputElement | null) => {
    input.current = element;
  }, []);
  const select = useCallback(() => input.current?.select(), []);
  const onValue = useCallback(
    (text: string) => {
      onAmount(readAmount(text));
    },
    [onAmount],
  );
  return (
    <TextInput
      {...props}
      value={formatMoney(amount, currency)}
      onValue={onValue}
      inputRef={attach}
      onFocus={select}
      inputMode="numeric"
      autoComplete="off"
      required
    />
  );
}
