import { foldCode } from '../codes';
import { decodeLinkText, dropUnseen } from './linkText';
import { hasPlaceholder } from './placeholders';
import { type LinkPart, readLink, splitLink } from './readLink';
import { readLinkValue } from './readLinkValue';
import { translatedNames } from './translations';

const readWritten = ({ text }: LinkPart): string =>
  decodeLinkText(text.replace(/^[^=]*=/, ''))
    .split(/\r?\n/)
    .map(dropUnseen)
    .join('\n');

const braced = /^(?:\$?\{{1,2}|\[) *([\p{L}\p{Nd}_-]+) *(?:\}{1,2}|\])(?:$|[^\p{L}\p{Nd}]*\{)/u;
const glued = /^([\p{L}\p{Nd}_.-]*?[\p{L}\p{Nd}_-])\.(?=\p{Lu})/u;
const broken = /^([\p{L}\p{Nd}_.-]+)\n([\p{L}\p{Nd}_.-]+)$/u;

const findBracedCodes = (parts: readonly LinkPart[]): [string, string][] =>
  parts.flatMap((part): [string, string][] => {
    const [, code] = braced.exec(readWritten(part)) ?? [];
    return code === undefined ? [] : [[part.name, code]];
  });

function findTranslatedCodes(rawQuery: string, parts: readonly LinkPart[]): [string, string][] {
  const read = readLink(rawQuery);
  return parts.flatMap(({ name: written, text }): [string, string][] => {
    const name = translatedNames.get(foldCode(written));
    if (name === undefined || read.has(name)) return [];
    const code = readLinkValue(name, text.replace(/^[^=]*=?/, ''));
    return code === '' ? [] : [[name, code]];
  });
}

export function findDoubtfulCodes(rawQuery: string): ReadonlyMap<string, string> {
  const parts = splitLink(rawQuery);
  return new Map([...findTranslatedCodes(rawQuery, parts), ...findBracedCodes(parts)]);
}

/**
 * Finds another reading of a link's seller, for when no seller has the code as it is read. Empty means
 * no seller: the value holds a placeholder, whatever else stands beside it. Null means that there is
 * no other reading.
 */
export function findOtherSeller(rawQuery: string): string | null {
  const part = splitLink(rawQuery).find(({ name }) => name === 'seller');
  const written = part ? readWritten(part) : '';
  const [, start, end] = broken.exec(written) ?? [];
  const meant = start !== undefined && end !== undefined ? start + end : glued.exec(written)?.[1];
  return meant?.toLowerCase() ?? (hasPlaceholder(written) ? '' : null);
}
