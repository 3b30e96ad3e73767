import { useMemo, useState, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { formatSession } from '@/services/format/formatSession';
import { readStored } from '@/services/storage/storage';
import type { TestLocation } from '@/services/testLocation';
import { RadioCards } from '../../fields/RadioCards';
import { SelectInput } from '../../fields/SelectInput';
import { Notice } from '../../ui/Notice';
import { PageText } from '../../ui/PageTitle';
import { SubmitButton } from '../../ui/SubmitButton';
import { useBookTest } from './useBookTest';

const Fields = styled.form`
  display: grid;
  gap: 16px;
`;

const unhurried = () => undefined;

interface BookingFormProps {
  locations: readonly TestLocation[];
  /** The payment's. */
  token: string;
  onBooked: () => Promise<void>;
}

/** Place, then day and time. The school that the buyer chose is proposed where it gives tests. */
export function BookingForm({ locations, onBooked, token }: BookingFormProps) {
  const { t } = useTranslation();
  const { page } = useCheckout();
  const [placeId, setPlaceId] = useState(() => {
    const unit = readStored('chosenSchool')?.unit;
    return locations.find(({ id }) => id === unit)?.id ?? '';
  });
  const [startsAt, setStartsAt] = useState('');
  const [hasAsked, setHasAsked] = useState(false);
  const { book, failure, isBooking } = useBookTest(token, onBooked);
  const place = locations.find(({ id }) => id === placeId);
  const options = useMemo(
    () => locations.map(({ city, id, name }) => ({ value: id, label: `${name}, ${city.name}` })),
    [locations],
  );

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasAsked(true);
    if (place && startsAt !== '') void book(place.id, startsAt);
    else event.currentTarget.querySelector<HTMLElement>(place ? 'input' : 'select')?.focus();
  };

  const required = hasAsked && startsAt === '' ? t('testLocation.session.required') : undefined;
  return (
    <Fields method="post" noValidate onSubmit={submit}>
      <SelectInput
        name="place"
        label={t('testLocation.place')}
        placeholder={t('testLocation.place.placeholder')}
        options={options}
        value={placeId}
        error={place ? undefined : required}
        onValue={(id) => {
          setPlaceId(id);
          setStartsAt('');
        }}
        onBlur={unhurried}
        required
      />
      {place && (
        <>
          <PageText>{place.address}</PageText>
          <RadioCards
            name="session"
            legend={t('testLocation.session')}
            options={place.sessions.map((session) => {
              const { day, end, start } = formatSession(session, place.timeZone, page.locale);
              const detail = t('testLocation.session.from', { start, end });
              return { value: session.startsAt, label: day, detail };
            })}
            chosen={startsAt}
            onChoose={setStartsAt}
            error={required}
          />
        </>
      )}
      {failure && <Notice tone="error">{t(failure)}</Notice>}
      <SubmitButton isBusy={isBooking} busyText={t('testLocation.submitting')}>
        {t('testLocation.submit')}
      </SubmitButton>
    </Fields>
  );
}
