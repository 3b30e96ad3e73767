import { containsPan, isAnalyticsId } from './cardNumbers';
import { getLinkRules, isLinkParameter, type LinkParameter } from './linkParameters';
import { cutText, decodeLinkText, dropUnseen, trimCode, trimSigns, trimText } from './linkText';

/** Longer than any parameter may be: of what is still longer, marks are not looked for. */
const longestRead = 2_000;

/**
 * The value of a link's parameter as it is meant: without what mailers, chats, ad tools and scripts
 * have done to it, and never longer than it may be. Empty: the link says nothing.
 * @param raw as it stands in the query
 */
export function readLinkValue(name: string, raw: string): string {
  // What is none of ours is read only as far as it may be empty.
  if (!isLinkParameter(name)) return new URLSearchParams(`value=${raw}`).get('value')?.trim() ?? '';
  const text = cutText(decodeLinkText(readPlus(name, raw)), longestRead);
  return isPlaceholder(name, dropUnseen(text)) ? '' : limit(name, clean(name, text));
}

/** What a plus sign stands for in a link, but in an address, and before a country's code. */
function readPlus(name: LinkParameter, raw: string): string {
  const { kind } = getLinkRules(name);
  if (kind === 'email') return raw;
  return kind === 'phone'
    ? raw.slice(0, 1) + raw.slice(1).replace(/\+/g, ' ')
    : raw.replace(/\+/g, ' ');
}

/** What scripts write for nothing, and the placeholders of mailers, ads and templates. */
const placeholder =
  /^(?:(?:(?:undefined|null|nan)\b[\s,]*)+|\[object object\]|[$#{]\{.*\}|\{[^}\d"']*\}|\*\|.*\|\*|%%.*%%|%+[^\d%]+%+)$/is;

/** In a campaign, which has brackets of its own, these are words like others. */
const nothing = /^(?:\[[^\]\d"']*\]|\W?(?:none|n\/?a|not set|false|0)\W?)$/i;

const dropSigns = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

function isPlaceholder(name: LinkParameter, text: string): boolean {
  if (placeholder.test(text)) return true;
  const { isCarried, kind } = getLinkRules(name);
  if (kind === 'switch' || (isCarried && name !== 'contactId')) return false;
  // A product is named by what it is, in brackets as well: `[medcof]`.
  const isNothing = nothing.test(text) && !(name === 'product' && text.startsWith('['));
  // `<seller>`, `:seller`, `__SELLER__`
  return isNothing || dropSigns(text) === dropSigns(name);
}

function clean(name: LinkParameter, text: string): string {
  switch (getLinkRules(name).kind) {
    case 'text':
      return trimText(name === 'source' ? text.replace(/[\\/]/g, '') : text);
    case 'name':
      return trimText(text.replace(/[\s+]+/g, ' '));
    case 'phone':
      return trimText(text);
    case 'email':
      return readAddress(text);
    case 'code':
      return trimCode(text);
    case 'codes':
      return trimCode(text).replace(/[;|]/g, ',');
    case 'word':
    case 'switch':
      return readWords(text).replace(/[\s,;|].*/, '');
    case 'words':
      return readWords(text).replace(/[\s,;|/]+/g, ',');
    case 'method':
      return readWords(text).replace(/ /g, '+');
  }
}

const readWords = (text: string) =>
  trimCode(text)
    .toLowerCase()
    .replace(/^[_-]+|[_=-]+$/g, '');

/** The first address: at the start, or behind the bracket or quote that a name leads to. */
const address =
  /^(?:[^@]*(?:[<([{"“«‹]|(?:mailto|mail|correo):|:\s))?\s*([^\s<>()[\]{},;:"@]+@[^\s<>()[\]{},;:"@]+)/i;

function readAddress(text: string): string {
  const trimmed = trimSigns(dropUnseen(text).replace(/#.*/s, '')).replace(/\s*@\s*/, '@');
  const [, found = trimmed] = address.exec(trimmed) ?? [];
  return found.replace(/^\++|\++$/g, '');
}

function limit(name: LinkParameter, value: string): string {
  const { isCarried, isWhole, longest } = getLinkRules(name);
  if (value.length > longest && isWhole) return '';
  const cut = cutText(value, longest).trimEnd();
  const isAnalytics = name === '_ga' && isAnalyticsId(cut);
  return isCarried && !isAnalytics && containsPan(cut) ? '' : cut;
}
