import { isLinkParameter, type LinkParameter, linkParameterNames } from './linkParameters';
import { decodeLinkText } from './linkText';
import { readLink } from './readLink';
import { anyOfSpellings, wideAmpersand, wideEquals } from './wideCharacters';
import { translatedNames } from './translations';

const known = `(${linkParameterNames.join('|')})`;

const colon = anyOfSpellings(':', '：', '%3A', '%EF%BC%9A');
const ampersand = anyOfSpellings('&', '%26');
const equals = anyOfSpellings('=', '%3D');
const wideSpace = anyOfSpellings('%C2%A0', '%E2%80%A[89AF]', '%E3%80%80');
const space = anyOfSpellings('\\+', '%20', '\\s');

const holder = '(?:query|(?:search)?params?|parameters|data|args)';
const quote = `${anyOfSpellings('["\']', '%22', '%27')}?`;
const field =
  `(?:${holder}?${anyOfSpellings('\\[', '%5B')}${quote}${known}${quote}${anyOfSpellings('\\]', '%5D')}` +
  `|${holder}\\.${known})`;

const beforeWide = `(?=${known}(?:${wideEquals}|${equals}|${space}*${colon}))`;
const rewritings: readonly [RegExp, string][] = [
  // Quoted-printable by a mailer: a character is an equals sign and its code.
  [new RegExp(`=26(?=${known}=)`, 'gi'), '&'],
  [new RegExp(`${wideAmpersand}${beforeWide}`, 'gi'), '&'],
  [
    new RegExp(`(^|${ampersand})${known}(?:${wideEquals}|${space}*${colon})${space}*`, 'gi'),
    '$1$2=',
  ],
  // Typographic spaces of documents, which no link contains by itself.
  [new RegExp(`${wideSpace}(?=${known}${equals})`, 'gi'), '&'],
  [new RegExp(`(^|${ampersand})${known}=&(?:quot|apos|lt|ldquo);`, 'gi'), '$1$2='],
  // A spreadsheet takes text that begins with an equals sign for a formula.
  [new RegExp(`(^|${ampersand})=+(?=${known}${equals})`, 'gi'), '$1'],
  [new RegExp(`(^|${ampersand})${field}(?=${equals})`, 'gi'), '$1$2$3'],
];

const isQuoted = new RegExp(`=26${known}=3D`, 'i');
const quotedEquals = new RegExp(`(^|&)${known}=3D`, 'gi');

const startsColon = new RegExp(`^${known}${space}*${colon}`, 'i');
const marks = anyOfSpellings(',', ';', '\\|', '%2C', '%3B', '%7C', '\\+', '%20', '\\s');
const betweenColons = new RegExp(`${marks}{1,9}(?=${known}${space}*${colon})`, 'gi');

function rewrite(rawQuery: string): string {
  let query = startsColon.test(rawQuery) ? rawQuery.replace(betweenColons, '&') : rawQuery;
  for (const [form, plain] of rewritings) query = query.replace(form, plain);
  return isQuoted.test(rawQuery) ? query.replace(quotedEquals, '$1$2=') : query;
}

const wrapper =
  /^(?:[a-z_-]{0,20}ur[il]|u|q|to|(?:deep_?)?link(?:_value)?|href|next|goto|target|dest|destination|(?:redirect|return)(?:_?to)?|query|params|data)$/i;

const sold: readonly LinkParameter[] = ['product', 'productCode', 'planId', 'business'];
const meaningful: readonly LinkParameter[] = [
  ...sold,
  'plan',
  'offer',
  'voucher',
  'flowId',
  'seller',
];

const beforeSold = new RegExp(`${marks}{1,9}(?=(?:${sold.join('|')})${equals})`, 'gi');

const translated = [...translatedNames].flatMap(([name, meant]) =>
  meant === 'product' ? name : [],
);
const translatedProduct = new RegExp(`(^|&)(?:${translated.join('|')})(?==)`, 'i');

const namesAny = (rawQuery: string, names: readonly string[]) => {
  const read = readLink(rawQuery);
  return names.some((name) => read.has(name));
};

const maxEscapes = 4;

const unescape = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const ofAddress = /^(?:[a-z]+:\/\/[^?#&]*|[\w.-]*\/[^?#&]*)?[?#&]([^#]+)/is;
const startsQuery = new RegExp(`^${known}=`, 'i');

function readWrapped(value: string): string | null {
  let text = value;
  for (let time = 0; time <= maxEscapes; time += 1) {
    const query = ofAddress.exec(text)?.[1] ?? (startsQuery.test(text) ? text : null);
    if (query !== null) {
      const meant = findCorrectedQuery(query) ?? query;
      return namesAny(meant, meaningful) ? meant : null;
    }
    text = unescape(text);
  }
  return readObject(value);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

type JsonValue = string | number | boolean | object | null;

const listFields = (value: object): [string, string][] =>
  Object.entries(value).flatMap(([name, field]: [string, JsonValue]): [string, string][] => {
    if (isObject(field)) return listFields(field);
    return isLinkParameter(name) && field !== null ? [[name, String(field)]] : [];
  });

const startsObject = new RegExp(`^${anyOfSpellings('[[{]', '%5B', '%7B')}`, 'i');

function readObject(value: string): string | null {
  if (!startsObject.test(value)) return null;
  const text = decodeLinkText(value.replace(/\+/g, ' ')).replace(/=$/, '');
  const object = [text, text.replace(/'/g, '"'), text.replace(/[^\s{}:,]+/g, '"$&"')]
    .map(parseObject)
    .find((value) => value !== null);
  const query = new URLSearchParams(object ? listFields(object) : []).toString();
  return namesAny(query, meaningful) ? query : null;
}

function unwrap(parameter: string): string {
  const end = parameter.indexOf('=');
  const isNamed = end !== -1 && wrapper.test(parameter.slice(0, end));
  return (isNamed ? readWrapped(parameter.slice(end + 1)) : readObject(parameter)) ?? parameter;
}

/**
 * The query that a link means when its parameters have another form, or stand in the value of one.
 * What is not rewritten keeps its bytes. null: the query needs no rewriting.
 *
 *     product:medcof&seller:ana                                product=medcof&seller=ana
 *     query[product]=medcof                                    product=medcof
 *     product＝medcof＆seller＝ana                             product=medcof&seller=ana
 *     product=3Dmedcof=26seller=3Dana                          product=medcof&seller=ana
 *     url=https%3A%2F%2Fpay.example%2Flead%3Fproduct%3Dmedcof  product=medcof
 *     %7B%22product%22:%22medcof%22%7D                         product=medcof
 *     produto=medcof                                           product=medcof
 *
 * @param rawQuery without '?'
 */
export function findCorrectedQuery(rawQuery: string): string | null {
  const rewritten = rewrite(rawQuery);
  const meant = namesAny(rewritten, sold)
    ? rewritten
    : rewritten
        .split('&')
        .map(unwrap)
        .join('&')
        .replace(beforeSold, '&')
        .replace(translatedProduct, '$1product');
  return meant === rawQuery ? null : meant;
}
