import { useRef, useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import type { MessageKey } from '@/contexts/TranslationContext';
import { getFailureKey } from '@/services/http/getFailureKey';
import { HttpError } from '@/services/http/HttpError';
import { getAttemptKey, settleAttempt } from '@/services/idempotency';
import { logger } from '@/services/logger';
import { marketCountryOf } from '@/services/phone/marketCountry';
import { bookTest } from '@/services/testLocation';
import { useExclusive } from '../../payment/useExclusive';

const operation = 'test-booking';

function getBookingFailure(error: unknown): MessageKey {
  const problem = error instanceof HttpError ? error.problem : null;
  if (problem?.code === 'session_full') return 'testLocation.full';
  if (problem?.code === 'invalid_field') return 'testLocation.unknown';
  return getFailureKey(error);
}

/** Books a session for a payment's buyer, then goes on. @param token the payment's */
export function useBookTest(token: string, onBooked: () => Promise<void>) {
  const { page } = useCheckout();
  const [run, isBooking] = useExclusive();
  const [failure, setFailure] = useState<MessageKey | null>(null);
  const isBooked = useRef(false);
  const network = { brand: page.brand.dsProductId, country: marketCountryOf(page.locale) };

  const book = (locationId: string, startsAt: string) =>
    run(async () => {
      // After a success the buyer is leaving: a late second click books nothing.
      if (isBooked.current) return;
      setFailure(null);
      const booking = { ...network, token, startsAt };
      try {
        await bookTest(locationId, booking, getAttemptKey(operation, { ...booking, locationId }));
        isBooked.current = true;
        settleAttempt(operation);
        await onBooked();
      } catch (error) {
        // An answer ends the attempt; without one the same key asks what became of it.
        if (error instanceof HttpError && error.status < 500) settleAttempt(operation);
        logger.warning('A test could not be booked', { error });
        setFailure(getBookingFailure(error));
      }
    });

  return { book, isBooking, failure };
}
