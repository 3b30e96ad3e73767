import { type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { type MessageKey, useTranslation } from '@/contexts/TranslationContext';
import { bookTest } from '@/services/api/testLocation';
import { storeBookedTest } from '@/services/bookedTests';
import type { TestLocation, TestSession } from '@/contract/testLocation';
import { getFailureKey, HttpError } from '@/services/http/errors';
import { readStored } from '@/services/storage';
import { SelectInput } from '../../fields/SelectField';
import { showErrors } from '../../fields/showErrors';
import { Notice } from '../../ui/Notice';
import { Stack } from '../../ui/Stack';
import { SubmitButton } from '../../ui/SubmitButton';
import { useCommand } from '../../ui/useCommand';
import { Address } from './Address';
import { type SessionChoice, SessionChoices } from './SessionChoices';

const noop = () => undefined;

const toValue = ({ id }: TestLocation, { startsAt }: TestSession) => `${id} ${startsAt}`;

const listSessions = (place: TestLocation): SessionChoice[] =>
  place.sessions.map((session) => ({ place, session, value: toValue(place, session) }));

const maxNextSessions = 3;

/** The soonest of all places, until the buyer asks for those of one. */
const listNextSessions = (locations: readonly TestLocation[]): SessionChoice[] =>
  locations
    .flatMap(listSessions)
    .sort((a, b) => Date.parse(a.session.startsAt) - Date.parse(b.session.startsAt))
    .slice(0, maxNextSessions);

interface BookingFormProps {
  locations: readonly TestLocation[];
  token: string;
  onBooked: () => Promise<void>;
}

export function BookingForm({ locations, onBooked, token }: BookingFormProps) {
  const { t } = useTranslation();
  const [placeId, setPlaceId] = useState(() => {
    const unit = readStored('chosenSchool')?.unit;
    return locations.find(({ id }) => id === unit)?.id ?? '';
  });
  const [chosen, setChosen] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { book, failure, isBooking } = useBookTest(token, onBooked);
  const place = locations.find(({ id }) => id === placeId);
  const choices = place ? listSessions(place) : listNextSessions(locations);
  const choice = choices.find(({ value }) => value === chosen);
  const options = useMemo(
    () => locations.map(({ city, id, name }) => ({ value: id, label: `${name}, ${city.name}` })),
    [locations],
  );

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (choice) void book(choice);
    else
      showErrors(event.currentTarget, () => {
        setHasSubmitted(true);
      });
  };

  return (
    <Stack as="form" $gap={16} method="post" noValidate onSubmit={submit}>
      <SelectInput
        name="place"
        label={t('testLocation.place')}
        placeholder={t('testLocation.place.placeholder')}
        options={options}
        value={placeId}
        error={hasSubmitted && !place && !choice ? t('testLocation.place.required') : undefined}
        onValue={(id) => {
          setPlaceId(id);
          setChosen('');
          // The buyer has not passed over the days of this place yet.
          setHasSubmitted(false);
        }}
        onBlur={noop}
        required={!choice}
      />
      {place && <Address>{place.address}</Address>}
      <SessionChoices
        place={place}
        choices={choices}
        chosen={chosen}
        onChoose={setChosen}
        error={hasSubmitted && place && !choice ? t('testLocation.session.required') : undefined}
      />
      {!place && choice && <Address>{choice.place.address}</Address>}
      {failure && <Notice tone="error">{t(failure)}</Notice>}
      <SubmitButton isBusy={isBooking} busyText={t('testLocation.submitting')}>
        {t('testLocation.submit')}
      </SubmitButton>
    </Stack>
  );
}

function getBookingFailure(error: unknown): MessageKey {
  const problem = error instanceof HttpError ? error.problem : null;
  if (problem?.code === 'session_full') return 'testLocation.full';
  if (problem?.code === 'invalid_field') return 'testLocation.unknown';
  return getFailureKey(error);
}

/** Books a session for a payment's buyer, then continues. @param token the payment's */
function useBookTest(token: string, onBooked: () => Promise<void>) {
  const { page } = useCheckoutPage();
  const isBooked = useRef(false);
  const network = { brand: page.brand.dsProductId, country: page.operation };
  const { failure, isBusy, run } = useCommand({
    operation: 'test-booking',
    getSubject: ({ place, session: { startsAt } }: SessionChoice) => ({
      ...network,
      token,
      startsAt,
      locationId: place.id,
    }),
    send: async ({ place, session: { endsAt, startsAt } }, key) => {
      await bookTest(place.id, { ...network, token, startsAt }, key);
      isBooked.current = true;
      const { address, name, timeZone } = place;
      storeBookedTest({ token, place: name, address, timeZone, startsAt, endsAt });
    },
    onAnswer: onBooked,
    toFailure: getBookingFailure,
  });
  const book = async (choice: SessionChoice) => {
    // After a success the buyer is leaving: a late second click books nothing.
    if (!isBooked.current) await run(choice);
  };
  return { book, isBooking: isBusy, failure };
}
