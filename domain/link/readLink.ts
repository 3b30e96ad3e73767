import { linkParameters, linkParameterNames } from './linkParameters';
import { decodeLinkText, dropUnseen } from './linkText';
import { readLinkValue } from './readLinkValue';

const byLowerCase = new Map(linkParameterNames.map((name) => [name.toLowerCase(), name]));

const backslash = String.raw`(?:\\|%(?:25)*5c)`;
const equals = `(?:${backslash}?=|%(?:25)*3d|${backslash}(?:u003d|x3d))`;
const anyOf = (names: readonly string[]) =>
  `(?:${[...names].sort((one, other) => other.length - one.length).join('|')})`;
const known = anyOf(linkParameterNames);
const entity = `amp(?:;|%(?:25)*3b|(?=${known}${equals}))`;
const index = '(?:(?:\\[|%5b)\\d*(?:\\]|%5d))?';

const createInnerStart = (marks: string, codes: string) =>
  new RegExp(
    `(?:[${marks}]|%(?:25)*(?:${codes})|${backslash}(?:u0026|x26))(?:${entity})*(?=${known}${equals})` +
      `|(?:\\?|%(?:25)*3f)(?=[a-z_][\\w-]{0,60}${equals})`,
    'i',
  );
const innerStart = createInnerStart('?;&#', '3f|3b|26|23');

const innerStartOfCode = createInnerStart(
  "?;&#,|+\\s/:*!.'>",
  '3f|3b|26|23|2c|7c|20|2f|3a|2a|21|27|3e|09|0a|0d',
);
const written = ['text', 'name', 'phone'];
const codeNames = linkParameterNames.filter((name) => !written.includes(linkParameters[name].kind));
const startsCode = new RegExp(`^${anyOf(codeNames)}${index}${equals}`, 'i');
const beforeName = new RegExp(`^(?:[?;+/\\s]|%20|%2f|${entity})+`, 'i');
const escapedName = new RegExp(`^(${known})${equals}`, 'i');

const quoted = /(?:^|\W)product(?:Code)?=3d|^[^=&]+=3D[^&]*(?:&[^=&]+=3D[^&]*)+$/i;

/** A value that is a URL keeps its own parameters. */
const startsAddress = /^[^=]*=[a-z]+(?::|%(?:25)*3a)(?:\/|%(?:25)*2f)/i;

export interface LinkPart {
  separator: string;
  text: string;
  name: string;
  value: string;
  isPlain: boolean;
}

/**
 * Splits a raw query (without '?'). Joined, `separator` and `text` of all parts make the query again.
 */
export function splitLink(rawQuery: string): LinkPart[] {
  const isQuoted = quoted.test(rawQuery);
  return rawQuery.split('&').flatMap((stretch) => {
    const parts: LinkPart[] = [];
    let separator = '&';
    let rest = stretch;
    for (;;) {
      const [before = ''] = beforeName.exec(rest) ?? [];
      const bare = rest.slice(before.length);
      const start = startsCode.test(bare) ? innerStartOfCode : innerStart;
      const inner = startsAddress.test(rest) ? null : start.exec(bare);
      const end = inner ? before.length + inner.index : rest.length;
      parts.push(readPart(separator, rest.slice(0, end), isQuoted));
      if (!inner) return parts;
      [separator] = inner;
      rest = rest.slice(end + separator.length);
    }
  });
}

function readPart(separator: string, text: string, isQuoted: boolean): LinkPart {
  const bare = text.replace(beforeName, '');
  const end = bare.indexOf('=');
  const [start, escaped] = escapedName.exec(bare) ?? [];
  const spelled =
    escaped ??
    dropUnseen(decodeLinkText((end === -1 ? bare : bare.slice(0, end)).replace(/\+/g, ' ')));
  const name =
    byLowerCase.get(spelled.toLowerCase().replace(/\s|\[\d*\]$|^[^\w[]+|[^\w\]]+$/g, '')) ??
    spelled;
  const raw = start ? bare.slice(start.length) : end === -1 ? '' : bare.slice(end + 1);
  const isPlain = separator === '&' && text.startsWith(`${name}=`);
  const value = readLinkValue(name, isQuoted ? raw.replace(/^3d/i, '') : raw);
  return { separator, text, name, value, isPlain };
}

export const isAbsent = (value: string) => value === '' || /^query_param/i.test(value);

/**
 * The values of a link, by name: for a repeated parameter the first undamaged value, else the first
 * one. Empty values do not count.
 *
 *     product=medcof&amp;seller=ana                   product: medcof, seller: ana
 *     product=medcof?seller=ana                       product: medcof, seller: ana
 *     product=medcof%2526seller%253Dana               product: medcof, seller: ana
 *     voucher=&voucher=REVALIDA10                     voucher: REVALIDA10
 *     SELLER=bruno&product=medcof&seller=ana          product: medcof, seller: ana
 *     product=%22medcof%22                            product: medcof
 *     source=S%25C3%25A3o%2520Paulo                   source: São Paulo
 *     phone=+55+11+98765-4321                         phone: +55 11 98765-4321
 *     referer=https://a.com/?utm_source=x&mode=dark   referer: https://a.com/?utm_source=x, mode: dark
 */
export function readLink(rawQuery: string): ReadonlyMap<string, string> {
  const chosen = new Map<string, LinkPart>();
  for (const part of splitLink(rawQuery)) {
    const earlier = chosen.get(part.name);
    const counts = !earlier || (part.isPlain && !earlier.isPlain);
    if (counts && !isAbsent(part.value)) chosen.set(part.name, part);
  }
  return new Map([...chosen].map(([name, { value }]) => [name, value]));
}
