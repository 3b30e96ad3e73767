import { containsPan, isAnalyticsId } from '../cardNumbers';
import { linkParameters, isLinkParameter, type LinkParameter } from './linkParameters';
import { readCommasAsDots } from '../emails';
import {
  cutText,
  decodeLinkText,
  dropUnseen,
  trimBrokenCode,
  trimCode,
  trimPunctuation,
  trimText,
} from './linkText';
import { isJoinedPlaceholders } from './placeholders';

const maxReadLength = 2_000;

/**
 * The value of a link's parameter as its author meant it: without the damage done by mailers, chats,
 * ad tools and scripts, and never longer than its maximum. Empty: the link says nothing.
 * @param raw as it stands in the query
 */
export function readLinkValue(name: string, raw: string): string {
  // A parameter that is not ours is only decoded, enough to see whether it is empty.
  if (!isLinkParameter(name)) return new URLSearchParams(`value=${raw}`).get('value')?.trim() ?? '';
  const text = cutText(decodeLinkText(readPlus(name, raw)), maxReadLength);
  return isPlaceholder(name, dropUnseen(text)) ? '' : limit(name, clean(name, text));
}

function readPlus(name: LinkParameter, raw: string): string {
  const { kind } = linkParameters[name];
  if (kind === 'email') return raw;
  return kind === 'phone'
    ? raw.slice(0, 1) + raw.slice(1).replace(/\+/g, ' ')
    : raw.replace(/\+/g, ' ');
}

const placeholder =
  /^(?:(?:(?:undefined|null|nan)\b[\s,]*)+|\[object object\]|[$#{]\{.*\}|\{(?:[^}\d"']*|\d)\}|\*\|.*\|\*|%%.*%%|%+[^\d%]+%+|%[sd]|\$[a-z_]+|<%.*%>|(?:<<|«).*(?:>>|»)|#[^\s#]+#|#n\/[ad])$/is;

const nothing =
  /^(?:\[[^\]\d"']*\]|#[^\s\d]+[!?]|\W*(?:undefined|null|nil|none|not set|n[/.]?[ad]\.?|vazio|nenhuma?|false|0|-1)\W*)$/i;

const campaignPlaceholder = /^__[a-z]+(?:_[a-z]+)*__$/i;

const dropPunctuation = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '');

function isPlaceholder(name: LinkParameter, text: string): boolean {
  const { kind } = linkParameters[name];
  if (isJoinedPlaceholders(text)) return true;
  // `<seller>`, `:seller`, `__SELLER__`
  const isOwnName = dropPunctuation(text) === dropPunctuation(name);
  // A product's code may stand in brackets: `[medcof]`, `{medcof}`.
  if (name === 'product' && /^[[{$%]/.test(text)) return isOwnName;
  if (placeholder.test(text)) return true;
  if (kind === 'text') return campaignPlaceholder.test(text);
  if (kind === 'switch') return false;
  return isOwnName || nothing.test(text);
}

function clean(name: LinkParameter, text: string): string {
  switch (linkParameters[name].kind) {
    case 'text':
      return trimText(name === 'source' ? text.replace(/[\\/]/g, '') : text);
    case 'name':
      return trimText(text.replace(/[\s+]+/g, ' '));
    case 'phone':
      return trimText(text);
    case 'email':
      return readAddress(text.replace(/[\t\n\r]+/g, ' '));
    case 'id':
      return trimId(text);
    case 'code':
      return trimBrokenCode(dropOwnName(name, text));
    case 'codes':
      return trimCode(text.replace(/[;|"]/g, ','));
    case 'word':
    case 'switch':
      return firstWord(trimCode(dropOwnName(name, text)));
    case 'words':
      return foldWords(trimCode(text.replace(/[\s;|/"]+/g, ',')));
    case 'method':
      return foldWords(trimCode(text)).replace(/ /g, '+');
  }
}

const dropOwnName = (name: string, text: string) =>
  text.replace(new RegExp(`^\\W*${name}\\s*[:=]`, 'i'), '');

const foldWords = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^[_-]+|[_=-]+$/g, '');

const firstWord = (text: string) =>
  /[\p{L}\p{Nd}](?:[\p{L}\p{Nd}_.-]*[\p{L}\p{Nd}])?/u.exec(foldWords(text))?.[0] ?? '';

const trimId = (text: string) => trimPunctuation(dropUnseen(text).replace(/#.*/s, ''));

const address =
  /^(?:[^@]*(?:[<([{"“«‹]|(?:mailto|mail|correo):|:\s))?\s*([^\s<>()[\]{},;:"@]+@[^\s<>()[\]{},;:"@]+)/i;

function readAddress(text: string): string {
  const trimmed = readCommasAsDots(trimId(text).replace(/\s*@\s*/, '@'));
  const [, found = trimmed] = address.exec(trimmed) ?? [];
  return found.replace(/^\++|\++$/g, '');
}

function limit(name: LinkParameter, value: string): string {
  const { isCarried, isWhole, maxLength } = linkParameters[name];
  if (value.length > maxLength && isWhole) return '';
  const cut = cutText(value, maxLength).trimEnd();
  const isAnalytics = name === '_ga' && isAnalyticsId(cut);
  return isCarried && !isAnalytics && containsPan(cut) ? '' : cut;
}
