/** How a list of countries (ISO 3166) shows one: its name from the platform, and its calling code. */
export function createCountryNamer(locale: string) {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  /** @param callingCode without '+' */
  return (country: string, callingCode: string): string =>
    `${names.of(country) ?? country} (+${callingCode})`;
}
