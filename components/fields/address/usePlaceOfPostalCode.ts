import { useField, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PostalCodePlace } from '@/contract/postalCode';
import { getPostalCodePlace } from '@/services/api/postalCode';
import { HttpError } from '@/services/http/errors';
import { validatePostalCode } from '@/validation/address';
import type { AddressValues } from './address';

const filledFields = ['street', 'district', 'city', 'state'] as const;
type FilledField = (typeof filledFields)[number];

type LookUp = 'filled' | 'unknown';

/**
 * Fills in an address from its Brazilian postal code, as far as the look-up knows the place. What
 * the buyer has typed stays; without an answer all of it is typed.
 * @returns what came of the code that is typed now; null: nothing yet
 */
export function usePlaceOfPostalCode(isAsked: boolean): LookUp | null {
  const { setFieldValue, values } = useFormikContext<AddressValues>();
  const [{ value: postalCode }] = useField<string>('postalCode');
  const [answer, setAnswer] = useState<{ postalCode: string; lookUp: LookUp } | null>(null);
  const filled = useRef<Partial<Record<FilledField, string>>>({});

  const fill = useEffectEvent((place: PostalCodePlace) => {
    filledFields.forEach((name) => {
      const isTyped = values[name] !== '' && values[name] !== filled.current[name];
      if (isTyped) return;
      const value = place[name] ?? '';
      filled.current[name] = value;
      if (value !== values[name]) void setFieldValue(name, value);
    });
  });

  useEffect(() => {
    if (!isAsked || validatePostalCode(postalCode, 'BR')) return undefined;
    let isCurrent = true;
    getPostalCodePlace(postalCode.trim()).then(
      (place) => {
        if (!isCurrent) return;
        fill(place);
        setAnswer({ postalCode, lookUp: 'filled' });
      },
      (error: unknown) => {
        const isUnknown = error instanceof HttpError && error.status === 404;
        if (isCurrent && isUnknown) setAnswer({ postalCode, lookUp: 'unknown' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked, postalCode]);

  return answer?.postalCode === postalCode ? answer.lookUp : null;
}
