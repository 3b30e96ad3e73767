import { foldCode } from '../codes';
import { decodeLinkText, dropUnseen } from './linkText';
import { hasPlaceholder } from './placeholders';
import { type LinkPart, readLink, splitLink } from './readLink';
import { readLinkValue } from './readLinkValue';
import { translatedNames } from './translations';

/** A value as it is written, with its lines. */
const readWritten = ({ text }: LinkPart): string =>
  decodeLinkText(text.replace(/^[^=]*=/, ''))
    .split(/\r?\n/)
    .map(dropUnseen)
    .join('\n');

/** What was not filled in looks alike: `{trial}`, also with more of it behind: `{ana}_{ad_name}`. */
const braced = /^(?:\$?\{{1,2}|\[) *([\p{L}\p{Nd}_-]+) *(?:\}{1,2}|\])(?:$|[^\p{L}\p{Nd}]*\{)/u;
/** The rest of a sentence that was glued to a code: `ana.Aproveite`. Codes may have dots. */
const glued = /^([\p{L}\p{Nd}_.-]*?[\p{L}\p{Nd}_-])\.(?=\p{Lu})/u;
/** A line break in a code, or behind it. */
const broken = /^([\p{L}\p{Nd}_.-]+)\n([\p{L}\p{Nd}_.-]+)$/u;

const findBracedCodes = (parts: readonly LinkPart[]): [string, string][] =>
  parts.flatMap((part): [string, string][] => {
    const [, code] = braced.exec(readWritten(part)) ?? [];
    return code === undefined ? [] : [[part.name, code]];
  });

/** Those of parameters whose names were translated, where ours are absent. */
function findTranslatedCodes(rawQuery: string, parts: readonly LinkPart[]): [string, string][] {
  const read = readLink(rawQuery);
  return parts.flatMap(({ name: written, text }): [string, string][] => {
    const name = translatedNames.get(foldCode(written));
    if (name === undefined || read.has(name)) return [];
    const code = readLinkValue(name, text.replace(/^[^=]*=?/, ''));
    return code === '' ? [] : [[name, code]];
  });
}

/**
 * The codes of a link that are in braces, or have a name in another language, by parameter. Each counts as
 * absent unless whoever has the list knows it.
 */
export function findDoubtfulCodes(rawQuery: string): ReadonlyMap<string, string> {
  const parts = splitLink(rawQuery);
  return new Map([...findTranslatedCodes(rawQuery, parts), ...findBracedCodes(parts)]);
}

/**
 * What else a link may mean by its seller, where nobody is called as it is read. Empty: none, for a placeholder
 * stands there, whatever else an ad has in it.
 */
export function findOtherSeller(rawQuery: string): string | null {
  const part = splitLink(rawQuery).find(({ name }) => name === 'seller');
  const written = part ? readWritten(part) : '';
  const [, start, end] = broken.exec(written) ?? [];
  const meant = start !== undefined && end !== undefined ? start + end : glued.exec(written)?.[1];
  return meant?.toLowerCase() ?? (hasPlaceholder(written) ? '' : null);
}
