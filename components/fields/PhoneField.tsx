import { useField } from 'formik';
import { useTranslation } from '@/contexts/TranslationContext';
import type { FieldProps } from './fieldProps';
import { PhoneInput } from './phone/PhoneInput';
import { usePhoneEdits } from './phone/usePhoneEdits';
import { useErrorText } from './useErrorText';

interface PhoneFieldProps extends FieldProps {
  /** The field that holds the country (ISO 3166) in the form's values. */
  countryName: string;
  /** The buyer's language, which countries are named in. */
  locale: string;
}

/**
 * A phone of the form around it, and the country it belongs to. The phone's value is the text as
 * typed; `normalizePhone(text, country)` makes it E.164.
 */
export function PhoneField({ countryName, locale, ...props }: PhoneFieldProps) {
  const { t } = useTranslation();
  const [{ value: phone }, { error, touched }] = useField<string>(props.name);
  const [{ value: country }] = useField<string>(countryName);
  const edits = usePhoneEdits({ name: props.name, countryName, phone, country });
  return (
    <PhoneInput
      {...props}
      {...edits}
      value={phone}
      error={useErrorText(touched ? error : undefined)}
      country={country}
      countryName={countryName}
      countryLabel={t('field.phone.country')}
      locale={locale}
    />
  );
}
