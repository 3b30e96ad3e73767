import { useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Country } from '@/domain/markets';
import { plainTextMask, postalCodeMask, readStreet, streetMask } from '@/validation/addressMasks';
import { MaskedField } from '../MaskedField';
import { SelectField } from '../SelectField';
import { TextField } from '../TextField';
import type { AddressValues } from './address';
import { usePlaceOfPostalCode } from './usePlaceOfPostalCode';

const loadPlainText = () => Promise.resolve(plainTextMask);
const loadStreet = () => Promise.resolve(streetMask);

const placeHints = {
  filled: 'address.filled',
  partly: 'address.filledPartly',
  unknown: 'address.unknownPostalCode',
} as const;

/** Two short fields in a row that has room for both. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: var(--space-12);
  align-items: start;
`;

interface BillingAddressFieldsProps {
  country: Country;
  states: readonly string[];
}

export function BillingAddressFields({ country, states }: BillingAddressFieldsProps) {
  const { t } = useTranslation();
  const loadPostalCode = useCallback(() => Promise.resolve(postalCodeMask(country)), [country]);
  const options = useMemo(() => states.map((value) => ({ value, label: value })), [states]);
  const isBrazil = country === 'BR';
  const { setValues, values } = useFormikContext<AddressValues>();
  const moveNumber = () => {
    const read = readStreet(values);
    if (values.number !== '' || read.number === '') return;
    void setValues((typed) => ({ ...typed, ...read }));
  };
  const place = usePlaceOfPostalCode(isBrazil);
  const state = {
    name: 'state',
    label: t('address.state'),
    autoComplete: 'address-level1',
    required: true,
  };
  return (
    <>
      <MaskedField
        name="postalCode"
        label={t('address.postalCode')}
        {...(place && { hint: t(placeHints[place]) })}
        {...(!isBrazil && { placeholder: t('address.optional') })}
        mask={loadPostalCode}
        inputMode="numeric"
        autoComplete="postal-code"
        required={isBrazil}
      />
      <div onBlur={moveNumber}>
        <MaskedField
          name="street"
          label={t('address.street')}
          mask={loadStreet}
          autoComplete="address-line1"
          maxLength={120}
          required
        />
      </div>
      <Pair>
        <TextField name="number" label={t('address.number')} maxLength={20} required />
        <MaskedField
          name="complement"
          label={t('address.complement')}
          placeholder={t('address.optional')}
          mask={loadPlainText}
          autoComplete="address-line2"
          maxLength={120}
        />
      </Pair>
      {isBrazil && (
        <MaskedField
          name="district"
          label={t('address.district')}
          mask={loadPlainText}
          autoComplete="address-level3"
          maxLength={120}
          required
        />
      )}
      <Pair>
        <MaskedField
          name="city"
          label={t('address.city')}
          mask={loadPlainText}
          autoComplete="address-level2"
          maxLength={120}
          required
        />
        {options.length > 0 ? (
          <SelectField {...state} options={options} placeholder={t('address.state.placeholder')} />
        ) : (
          <TextField {...state} maxLength={120} />
        )}
      </Pair>
      <MaskedField
        name="country"
        label={t('address.country')}
        mask={loadPlainText}
        autoComplete="country"
        maxLength={80}
        required
      />
    </>
  );
}
