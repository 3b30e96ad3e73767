const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs some twenty times what using it does: each is created once. */
export function getDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
