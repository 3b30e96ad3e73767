import { memo, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { countries, marketCallingCodes } from '@/domain/markets';
import { CoveringSelect } from '../CoveringSelect';
import { ChevronDownIcon } from '../../ui/controlIcons';
import type * as otherCountries from './OtherCountries';

const Box = styled.div`
  position: relative;
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

  /* Large text leaves the number a line of its own, as wide as this one (PhoneField.tsx). */
  @container (max-width: 15rem) {
    padding-inline: var(--inset-control);

    > svg {
      margin-inline-start: auto;
    }
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
  country: string;
  locale: string;
  onCountry: (country: string) => void;
}

export const CountryPicker = memo(function CountryPicker({
  country,
  label,
  locale,
  name,
  onCountry,
}: CountryPickerProps) {
  const { t } = useTranslation();
  const others = useOtherCountries();
  const market = countries.find((id) => id === country);
  const callingCode = market ? marketCallingCodes[market] : others?.getCallingCode(country);
  return (
    <Box>
      {/* The document has the flag that a page begins with. */}
      <Flag src={`/flags/${country}.svg`} alt="" width={24} height={16} />
      {callingCode !== undefined && <span aria-hidden>{`+${callingCode}`}</span>}
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
        {countries.map((id) => (
          <option key={id} value={id}>
            {/* Texts of ours: the first name that Intl gives costs the page's start some 11 ms. */}
            {`${t(`phoneCountry.${id}`)} (+${marketCallingCodes[id]})`}
          </option>
        ))}
        {others && <others.OtherCountries locale={locale} />}
      </CoveringSelect>
    </Box>
  );
});

function useOtherCountries() {
  const [others, setOthers] = useState<typeof otherCountries | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        void import('./OtherCountries').then(setOthers, () => undefined);
      }),
    [],
  );
  return others;
}

/** Milliseconds to wait where the browser cannot say that it is idle (Safari). */
const FALLBACK_DELAY = 500;

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
