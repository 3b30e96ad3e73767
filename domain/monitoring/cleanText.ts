/**
 * Matches an id that grants access: a token, a UUID. Long words have no digit, identifiers in code of
 * up to 27 characters may have capitals, and a token of 32 may have no digit.
 */
const longId = /\b(?:(?=[\w-]*\d)[\w-]{20,}|(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{28,})/g;

const number = /\+?\d[\d .()/-]{5,}\d/g;

const email = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;

const query = /\?[^\s"'<>)]*/g;

const shortestPrivateText = 3;

/**
 * Cleans a text before it leaves for a receiver: removes the queries of addresses, e-mails, ids,
 * tokens and long numbers, and texts that are known to be private here, such as a name.
 */
export function cleanText(text: string, privateTexts: readonly string[] = []): string {
  return privateTexts
    .filter(({ length }) => length >= shortestPrivateText)
    .reduce((cleaned, privateText) => cleaned.replaceAll(privateText, '[private]'), text)
    .replaceAll(query, '')
    .replaceAll(email, '[email]')
    .replaceAll(longId, '{id}')
    .replaceAll(number, '[number]');
}

const isOwnId = (key: string) => /(?:^|_)id$/.test(key);

export function cleanTexts(value: unknown, privateTexts: readonly string[]): unknown {
  if (typeof value === 'string') return cleanText(value, privateTexts);
  if (Array.isArray(value)) return value.map((entry) => cleanTexts(entry, privateTexts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      isOwnId(key) ? entry : cleanTexts(entry, privateTexts),
    ]),
  );
}
