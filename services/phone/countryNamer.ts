export function createCountryNamer(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  /** @param callingCode without '+' */
  return (country: string, callingCode: string): string =>
    `${names.of(country) ?? country} (+${callingCode})`;
}
