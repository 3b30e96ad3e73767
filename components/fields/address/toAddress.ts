import type { Address } from '@/contract/address';
import type { AddressValues } from './address';

const optionalNames = ['postalCode', 'complement', 'district'] as const;

export function toAddress({
  city,
  country,
  number,
  state,
  street,
  ...more
}: AddressValues): Address {
  const filledIn = optionalNames.flatMap((name) => {
    const text = more[name].trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return {
    street: street.trim(),
    number: number.trim(),
    city: city.trim(),
    state: state.trim(),
    country: country.trim(),
    ...Object.fromEntries(filledIn),
  };
}
