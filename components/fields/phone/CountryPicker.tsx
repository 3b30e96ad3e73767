import { memo, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { countries, marketCallingCodes } from '@/domain/markets';
import { CoveringSelect } from '../CoveringSelect';
import { ChevronDownIcon } from '../../ui/controlIcons';

const Box = styled.div`
  position: relative;
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: 3.5rem;
  padding: 0 var(--space-8);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);

  &:focus-within {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

const Flag = styled.img`
  width: 1.5rem;
  height: 1rem;
  border-radius: 2px;
`;

interface CountryPickerProps {
  name: string;
  label: string;
  /** ISO 3166. */
  country: string;
  locale: string;
  onCountry: (country: string) => void;
}

/** Chooses the country of a phone: shown as its flag and calling code. */
export const CountryPicker = memo(function CountryPicker({
  country,
  label,
  locale,
  name,
  onCountry,
}: CountryPickerProps) {
  const options = useCountryOptions(locale);
  const callingCode = options.find((option) => option.country === country)?.callingCode;
  return (
    <Box>
      {/* The document has the flag that a page begins with. */}
      <Flag
        src={`/flags/${country}.svg`}
        alt=""
        width={24}
        height={16}
        style={{ content: `var(--flag-${country})` }}
      />
      {callingCode !== undefined && <span aria-hidden>+{callingCode}</span>}
      <ChevronDownIcon />
      <CoveringSelect
        aria-label={label}
        name={name}
        value={country}
        autoComplete="off"
        onChange={(event) => {
          onCountry(event.currentTarget.value);
        }}
      >
        {callingCode === undefined && <option value={country}>{country}</option>}
        {options.map((option) => (
          <option key={option.country} value={option.country}>
            {option.name} (+{option.callingCode})
          </option>
        ))}
      </CoveringSelect>
    </Box>
  );
});

interface CountryOption {
  /** ISO 3166. */
  country: string;
  name: string;
  /** Without '+'. */
  callingCode: string;
}

type CallingCodes = readonly (readonly [country: string, callingCode: string])[];

const marketCodes: CallingCodes = countries.map((country) => [
  country,
  marketCallingCodes[country],
]);

/** Names come from the platform, in the buyer's language. */
function toOptions(codes: CallingCodes, locale: string): CountryOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  return codes.map(([country, callingCode]) => ({
    country,
    name: names.of(country) ?? country,
    callingCode,
  }));
}

/**
 * Countries to choose from: the markets at once, and all others by name when the browser has
 * nothing better to do.
 */
function useCountryOptions(locale: string): CountryOption[] {
  const [otherCodes, setOtherCodes] = useState<CallingCodes>([]);
  useEffect(
    () =>
      whenIdle(() => {
        void import('@/services/phone/callingCodeOf').then(
          ({ otherCallingCodes }) => {
            setOtherCodes(otherCallingCodes);
          },
          () => undefined,
        );
      }),
    [],
  );
  return useMemo(() => {
    const others = toOptions(otherCodes, locale);
    const byName = new Intl.Collator(locale);
    others.sort((one, other) => byName.compare(one.name, other.name));
    return [...toOptions(marketCodes, locale), ...others];
  }, [otherCodes, locale]);
}

/** Milliseconds to wait where the browser cannot say that it is idle (Safari). */
const FALLBACK_DELAY = 500;

/** Runs a task once the browser is idle. Answers how to call it off. */
function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(task);
    return () => {
      window.cancelIdleCallback(handle);
    };
  }
  const timer = setTimeout(task, FALLBACK_DELAY);
  return () => {
    clearTimeout(timer);
  };
}
