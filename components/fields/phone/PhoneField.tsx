import { useField } from 'formik';
import { memo, useCallback, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { getCountry, type Locale } from '@/domain/markets';
import {
  controlStyle,
  type FieldBinding,
  FieldBox,
  FieldFrame,
  type FieldProps,
  noHint,
} from '../FieldFrame';
import { useMask } from '../MaskedField';
import { readText, useEarlyValue } from '../useEarlyValue';
import { useErrorText } from '../useFieldBinding';
import { CountryPicker } from './CountryPicker';
import { loadPhoneEdits, usePhoneEdits } from './usePhoneEdits';

interface PhoneFieldProps extends FieldProps {
  countryName: string;
  locale: Locale;
}

/** The value is the text as typed; `normalizePhone(text, country)` makes it E.164. */
export function PhoneField({ countryName, locale, ...props }: PhoneFieldProps) {
  const { t } = useTranslation();
  const [{ value: phone }, { error, initialValue, touched }] = useField<string>(props.name);
  const [{ value: country }, { initialValue: initialCountry }] = useField<string>(countryName);
  const market = getCountry(locale);
  const { name } = props;
  const edits = usePhoneEdits({ name, countryName, phone, country, initialCountry, market });
  return (
    <PhoneInput
      {...props}
      {...edits}
      value={phone}
      isFilledIn={phone !== initialValue}
      error={useErrorText(touched ? error : undefined)}
      country={country}
      countryName={countryName}
      countryLabel={t('phoneCountry.label')}
      locale={locale}
    />
  );
}

const Control = styled.input`
  ${controlStyle}
`;

/**
 * The picker is as high as the number's box, without the note below it: both parts of the frame are
 * items of this grid.
 */
const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--space-8);

  > :last-child {
    display: contents;

    > * {
      grid-column: 2;
    }
  }

  /* Large text leaves the box a line of its own. */
  @container (max-width: 15rem) {
    display: block;

    ${FieldBox} {
      margin-top: var(--space-12);
    }
  }
`;

interface PhoneInputProps extends FieldProps, FieldBinding<string> {
  countryName: string;
  countryLabel: string;
  isFilledIn: boolean;
  country: string;
  onCountry: (country: string) => void;
  onReplaced: () => void;
  locale: string;
}

const PhoneInput = memo(function PhoneInput({
  country,
  countryLabel,
  countryName,
  error,
  hint,
  isFilledIn,
  label,
  locale,
  name,
  onBlur,
  onCountry,
  onReplaced,
  onValue,
  value,
}: PhoneInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const loadMask = useCallback(
    () => loadPhoneEdits().then(({ phoneMask }) => phoneMask(country)),
    [country],
  );
  const { inputRef, onFocus } = useMask(loadMask, isFilledIn);
  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      inputRef(element);
    },
    [inputRef],
  );
  // A number may carry its country code.
  useEarlyValue(input, readText, value, onValue);
  return (
    <Row>
      <CountryPicker
        name={countryName}
        label={countryLabel}
        country={country}
        locale={locale}
        onCountry={onCountry}
      />
      <FieldFrame id={useId()} label={label} error={error} hint={hint}>
        {(aria) => (
          <Control
            {...aria}
            ref={attach}
            type="tel"
            enterKeyHint="done"
            inputMode="tel"
            autoComplete="tel"
            placeholder={noHint}
            name={name}
            value={value}
            aria-required
            onFocus={onFocus}
            onBlur={onBlur}
            onPaste={({ currentTarget: { selectionEnd, selectionStart, value: text } }) => {
              if (selectionStart === 0 && selectionEnd === text.length) onReplaced();
            }}
            onInput={(event) => {
              onValue(event.currentTarget.value);
            }}
          />
        )}
      </FieldFrame>
    </Row>
  );
});
