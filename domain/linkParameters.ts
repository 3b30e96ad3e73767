import { containsPan, isAnalyticsId } from './cardNumbers';
import { cutText, decodeLinkText, dropUnseen, trimCode, trimId, trimText } from './linkText';

/**
 * The parameters of a link that are read, and how long each may be, in UTF-16 units. The contract's
 * schemas and the pages take their numbers from here, so that no call is refused for what a link brings.
 */
export const linkLimits = {
  product: 80,
  productCode: 80,
  business: 60,
  planId: 80,
  plan: 80,
  plans: 500,
  planTypes: 200,
  flowId: 80,
  route: 80,
  offer: 80,
  voucher: 80,
  locale: 80,
  seller: 80,
  source: 200,
  partner: 200,
  contactId: 80,
  accountId: 200,
  leadId: 200,
  name: 200,
  email: 80,
  phone: 80,
  document: 80,
  referer: 80,
  mode: 80,
  paymentMethod: 80,
  isPaymentInPerson: 80,
  reference: 200,
  id: 200,
  fromBank: 80,
  returnHost: 260,
  paymentReturn: 100,
  priceMode: 80,
  enrollmentSubscriptionId: 200,
  _ga: 500,
  utm_source: 500,
  utm_medium: 500,
  utm_campaign: 500,
  utm_term: 500,
  utm_content: 500,
  gclid: 500,
  fbclid: 500,
} as const;

export type LinkParameter = keyof typeof linkLimits;

const isLinkParameter = (name: string): name is LinkParameter => Object.hasOwn(linkLimits, name);

const parameters = Object.keys(linkLimits).filter(isLinkParameter);
const byLowerCase = new Map(parameters.map((name) => [name.toLowerCase(), name]));

type Names = ReadonlySet<string>;
const setOf = (...names: readonly LinkParameter[]): Names => new Set(names);

const campaign = [
  '_ga',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Which campaign a link names, under the names that Google and Meta gave them. */
export const trackingParameters = [...campaign, 'gclid', 'fbclid'] as const;

/** What is written for people. */
const texts = setOf(...trackingParameters, 'source', 'referer', 'name', 'phone');

/** What others have written, with signs of their own. All that is neither is a code of ours. */
const ids = setOf(
  'partner',
  'contactId',
  'accountId',
  'leadId',
  'enrollmentSubscriptionId',
  'email',
  'document',
  'reference',
  'id',
  'returnHost',
  'paymentReturn',
);

/** A part of one of these is another one: what is too long is dropped, and all others are cut. */
const uncut = setOf(
  'returnHost',
  'paymentReturn',
  'seller',
  'flowId',
  'contactId',
  'accountId',
  'leadId',
  'enrollmentSubscriptionId',
  'email',
  'phone',
  'document',
);

/** Words that our lists have in lower case, whatever case a link writes them in. */
const words = setOf(
  'product',
  'business',
  'seller',
  'route',
  'mode',
  'paymentMethod',
  'planTypes',
  'priceMode',
  'isPaymentInPerson',
  'fromBank',
);

/** What a lead carries as the link has it: no call takes a card's number there. */
const carried = setOf(...trackingParameters, 'source', 'contactId', 'referer');

/** A backslash, an equals sign and an ampersand's entity, escaped as often as it may be. */
const backslash = String.raw`(?:\\|%(?:25)*5c)`;
const equals = `(?:=|%(?:25)*3d|${backslash}u003d)`;
const entity = 'amp(?:;|%(?:25)*3b)';
const anyOf = (names: readonly string[]) =>
  `(?:${[...names].sort((one, other) => other.length - one.length).join('|')})`;
const known = anyOf(parameters);
/** What scripts write behind a name that may come more than once. */
const index = '(?:(?:\\[|%5b)\\d*(?:\\]|%5d))?';

/**
 * Where a further parameter begins inside a value: a second question mark, or whatever else stands
 * between parameters, escaped or not, before a name that we know.
 */
const createInnerStart = (marks: string, codes: string) =>
  new RegExp(
    `(?:[${marks}]|%(?:25)*(?:${codes})|${backslash}u0026)(?:${entity})*(?=${known}${equals})` +
      `|(?:\\?|%(?:25)*3f)(?=[a-z_][\\w-]{0,60}${equals})`,
    'i',
  );
const innerStart = createInnerStart('?;&', '3f|3b|26');

/** What stands in a text as well, and in no code. */
const innerStartOfCode = createInnerStart('?;&,|+\\s', '3f|3b|26|2c|7c|20');
const startsCode = new RegExp(
  `^${anyOf(parameters.filter((name) => !texts.has(name) && !ids.has(name)))}${index}${equals}`,
  'i',
);
const beforeName = new RegExp(`^(?:[?;+/\\s]|%20|%2f|${entity})+`, 'i');
const escapedName = new RegExp(`^(${known})${equals}`, 'i');

/** A query that a mailer has quoted, with the code of '=' behind each. */
const quoted = /(?:^|\W)product=3d/i;

/** A value that is an address keeps the parameters of its own. */
const startsAddress = /^[^=]*=[a-z]+(?::|%(?:25)*3a)(?:\/|%(?:25)*2f)/i;

/** One parameter of a raw query. */
export interface LinkPart {
  /** What stands before it. */
  separator: string;
  /** Its bytes, without the separator. */
  text: string;
  /** As we call it; a name that is none of ours as it is. */
  name: string;
  value: string;
  /** Nothing has damaged its name: it counts before one that was read out of something. */
  isPlain: boolean;
}

/** Takes a raw query (without '?') apart. `separator` and `text` of all parts make the query again. */
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
  const written =
    escaped ??
    dropUnseen(decodeLinkText((end === -1 ? bare : bare.slice(0, end)).replace(/\+/g, ' ')));
  const name = byLowerCase.get(written.toLowerCase().replace(/\[\d*\]$/, '')) ?? written;
  const raw = start ? bare.slice(start.length) : end === -1 ? '' : bare.slice(end + 1);
  const isPlain = separator === '&' && text.startsWith(`${name}=`);
  const value = readValue(name, isQuoted ? raw.replace(/^3d/i, '') : raw);
  return { separator, text, name, value, isPlain };
}

/**
 * What a link says, by name: of a repeated parameter the first that nothing has damaged, else the
 * first. What is absent does not count.
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

/** Empty, or an unfilled placeholder of a link builder (`query_param…`), as others are read. */
export const isAbsent = (value: string) => value === '' || /^query_param/i.test(value);

/** What scripts write for nothing, and the placeholders of mailers, ads and templates. */
const placeholder =
  /^(?:(?:(?:undefined|null|nan)\b[\s,]*)+|\[object object\]|[$#{]\{.*\}|\{[^}\d"']*\}|\*\|.*\|\*|%%.*%%|%+[^\d%]+%+)$/is;
const bracketed = /^\[[^\]\d"']*\]$/;

/** A campaign has brackets of its own, and a product is named by what it is. */
const isPlaceholder = (name: LinkParameter, text: string) =>
  placeholder.test(text) || (bracketed.test(text) && !carried.has(name) && name !== 'product');

/** What a plus sign stands for in a link, but in an address, and before a country's code. */
function readPlus(name: string, raw: string): string {
  if (name === 'email') return raw;
  return name === 'phone'
    ? raw.slice(0, 1) + raw.slice(1).replace(/\+/g, ' ')
    : raw.replace(/\+/g, ' ');
}

/** Longer than any parameter may be: of what is still longer, marks are not looked for. */
const longestRead = 2_000;

function readValue(name: string, raw: string): string {
  // What is none of ours is read only as far as it may be empty.
  if (!isLinkParameter(name)) return new URLSearchParams(`value=${raw}`).get('value')?.trim() ?? '';
  const decoded = cutText(decodeLinkText(readPlus(name, raw)), longestRead);
  if (isPlaceholder(name, dropUnseen(decoded))) return '';
  const trimmed = repair(name, trimValue(name, decoded));
  const value = words.has(name) ? trimmed.toLowerCase() : trimmed;
  const longest = linkLimits[name];
  if (value.length > longest && uncut.has(name)) return '';
  const cut = cutText(value, longest).trimEnd();
  const isAnalytics = name === '_ga' && isAnalyticsId(cut);
  return carried.has(name) && !isAnalytics && containsPan(cut) ? '' : cut;
}

function trimValue(name: LinkParameter, text: string): string {
  if (name === 'name') return trimText(text.replace(/[\t\n\r]+/g, ' '));
  if (texts.has(name)) return trimText(text);
  return ids.has(name) ? trimId(text) : trimCode(text);
}

/** The first address: at the start, or behind the bracket or quote that a name leads to. */
const address =
  /^(?:[^@]*(?:[<([{"“«‹]|(?:mailto|mail|correo):|:\s))?\s*([^\s<>()[\]{},;:"@]+@[^\s<>()[\]{},;:"@]+)/i;

/** What the values of single parameters have lost on their way. */
function repair(name: LinkParameter, value: string): string {
  if (name === 'source') return trimText(value.replace(/[\\/]/g, ''));
  if (name === 'name') return value.replace(/[\s+]+/g, ' ').trim();
  if (name === 'email') {
    const [, found = value] = address.exec(value.replace(/\s*@\s*/, '@')) ?? [];
    return found.replace(/^\++|\++$/g, '');
  }
  if (name === 'planTypes' || name === 'plans') return value.replace(/[;|]/g, ',');
  if (name === 'seller' || name === 'route') return value.replace(/\s.*/, '');
  return name === 'paymentMethod' ? value.replace(/ /g, '+') : value;
}
