import { useField, useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PostalCodePlace } from '@/contract/postalCode';
import { getPostalCodePlace } from '@/services/api/postalCode';
import { HttpError } from '@/services/http/errors';
import { validatePostalCode } from '@/validation/address';
import { readPostalCode, toPlainAddress } from '@/validation/addressMasks';
import type { AddressValues } from './address';

const filledFields = ['street', 'district', 'city', 'state'] as const;
type FilledField = (typeof filledFields)[number];

type LookupResult = 'filled' | 'partly' | 'unknown';

/**
 * Fills in an address from its Brazilian postal code, as far as the look-up knows the place, in the
 * form that the address rules accept. Values that the buyer typed stay; without an answer the buyer
 * types the whole address.
 * @returns the result for the postal code in the field; null: none yet
 */
export function usePlaceOfPostalCode(isAsked: boolean): LookupResult | null {
  const { setValues, values } = useFormikContext<AddressValues>();
  const [{ value: postalCode }] = useField<string>('postalCode');
  const [answer, setAnswer] = useState<{ postalCode: string; result: LookupResult } | null>(null);
  const filled = useRef<Partial<Record<FilledField, string>>>({});

  const fill = useEffectEvent((place: Partial<PostalCodePlace>) => {
    const changes: Partial<Record<FilledField, string>> = {};
    for (const name of filledFields) {
      const isTyped = values[name] !== '' && values[name] !== filled.current[name];
      const value = toPlainAddress(place[name] ?? '');
      if (isTyped || value === values[name]) continue;
      filled.current[name] = value;
      changes[name] = value;
    }
    // In one call, because Formik validates the values as they stand then.
    if (Object.keys(changes).length > 0) void setValues((typed) => ({ ...typed, ...changes }));
  });

  useEffect(() => {
    const code = readPostalCode(postalCode, 'BR');
    if (!isAsked || validatePostalCode(code, 'BR')) return undefined;
    let isCurrent = true;
    getPostalCodePlace(code).then(
      (place) => {
        if (!isCurrent) return;
        fill(place);
        setAnswer({ postalCode, result: place.street && place.district ? 'filled' : 'partly' });
      },
      (error: unknown) => {
        const isUnknown = error instanceof HttpError && error.status === 404;
        if (!isCurrent) return;
        // Clears what another postal code filled in.
        fill({});
        if (isUnknown) setAnswer({ postalCode, result: 'unknown' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked, postalCode]);

  return answer?.postalCode === postalCode ? answer.result : null;
}
