import { useMemo } from 'react';
import { getCallingCode, otherCallingCodes } from '@/services/phone/callingCodeOf';

export { getCallingCode };

export function OtherCountries({ locale }: { locale: string }) {
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const byName = new Intl.Collator(locale);
    return otherCallingCodes
      .map(([country, callingCode]) => ({
        country,
        text: `${names.of(country) ?? country} (+${callingCode})`,
      }))
      .sort((one, other) => byName.compare(one.text, other.text));
  }, [locale]);
  return (
    <>
      <hr />
      {options.map(({ country, text }) => (
        <option key={country} value={country}>
          {text}
        </option>
      ))}
    </>
  );
}
