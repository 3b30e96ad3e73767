import { memo, useCallback, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../controlStyle';
import { FieldFrame } from '../FieldFrame';
import type { Bound, FieldProps } from '../fieldProps';
import { readText } from '../readText';
import { useMask } from '../useMask';
import { useTypedBeforeReady } from '../useTypedBeforeReady';
import { CountryPicker } from './CountryPicker';

const Row = styled.div`
  display: flex;
  gap: 8px;
`;

const Control = styled.input`
  ${controlStyle}
`;

interface PhoneInputProps extends FieldProps, Bound<string> {
  countryName: string;
  countryLabel: string;
  country: string;
  onCountry: (country: string) => void;
  locale: string;
}

/** A phone number with the choice of its country, without a form. */
export const PhoneInput = memo(function PhoneInput({
  country,
  countryLabel,
  countryName,
  error,
  hint,
  label,
  locale,
  name,
  onBlur,
  onCountry,
  onValue,
  value,
}: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const loadMask = useCallback(
    () => import('@/validation/masks/phoneMask').then(({ phoneMask }) => phoneMask(country)),
    [country],
  );
  const { inputRef, onFocus } = useMask(loadMask);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      inputRef(element);
    },
    [inputRef],
  );
  useTypedBeforeReady(input, readText, value, onValue);
  return (
    <FieldFrame id={useId()} label={label} error={error} hint={hint}>
      {(aria) => (
        <Row>
          <CountryPicker
            name={countryName}
            label={countryLabel}
            country={country}
            locale={locale}
            onCountry={onCountry}
          />
          <Control
            {...aria}
            ref={attach}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            name={name}
            value={value}
            aria-required
            onFocus={onFocus}
            onBlur={onBlur}
            onInput={(event) => {
              onValue(event.currentTarget.value);
            }}
          />
        </Row>
      )}
    </FieldFrame>
  );
});
