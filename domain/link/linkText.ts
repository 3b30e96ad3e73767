const escapes = 4;

export function decodeLinkText(raw: string): string {
  let text = raw;
  for (let time = 0; time < escapes && text.includes('%'); time += 1) text = unescapeOnce(text);
  for (let time = 0; time < escapes && text.includes('&'); time += 1)
    text = text.replace(entities, readEntity);
  return text.replace(misread, readMisread);
}

const next = '%[89ab][0-9a-f]';

const escapedCharacter = new RegExp(
  `%u([0-9a-f]{4})|((?:%[cd][0-9a-f]${next}|%e[0-9a-f](?:${next}){2}|%f[0-4](?:${next}){3}))` +
    `|(?:%c[23]|%f0|%e[0-9a-f]${next}|%f[0-4]${next}(?:${next})?)(?:%[0-9a-f]?)?$|%[0-9a-f]$` +
    `|%([0-9a-f]{2})`,
  'gi',
);

const unescapeOnce = (text: string) =>
  text.replace(escapedCharacter, (_, unit?: string, sequence?: string, byte?: string) => {
    if (sequence !== undefined) return decodeSequence(sequence);
    const code = unit ?? byte;
    return code === undefined ? '' : String.fromCharCode(parseInt(code, 16));
  });

function decodeSequence(sequence: string): string {
  try {
    return decodeURIComponent(sequence);
  } catch {
    // A UTF-8 sequence that encodes no character.
    return '';
  }
}

const entities = /&(?:(amp|lt|gt|quot|apos|nbsp|shy|ndash|mdash)|#(\d{1,6})|#x([0-9a-f]{1,5}));/gi;

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
};

const readEntity = (_: string, name?: string, decimal?: string, hexadecimal?: string): string =>
  name === undefined
    ? String.fromCodePoint(
        decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal),
      )
    : (named[name.toLowerCase()] ?? '');

/** The two UTF-8 bytes of a letter, misread as two letters: 'JosÃ©'. */
const misread = /[\u00c2\u00c3][\u0080-\u00bf]/g;

const readMisread = (pair: string) =>
  String.fromCharCode(((pair.charCodeAt(0) & 0x03) << 6) | (pair.charCodeAt(1) & 0x3f));

const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\ufffd]/gu;

export const dropUnseen = (text: string) =>
  text
    .replace(unseen, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();

const folded = /=\r?\n|\r\n[ \t]+/g;

const codeStart = /^(?:<[^>]*>(?=[^>]*[\p{L}\p{Nd}])|&[a-z]+;|[^\p{L}\p{Nd}_-])+/iu;
const codeEnd = /(?:[^\p{L}\p{Nd}_=-]|(?:^|\s)[_=-]+)+$/u;

const codeTail = /(?:[#<>"|\\]|\]\(|https?:\/\/|&(?:[a-z]+;|nbsp)).*/is;

export const trimPunctuation = (text: string) => text.replace(codeStart, '').replace(codeEnd, '');

const dropLines = (text: string) => text.replace(/[\t\n\r].*/s, '');

const unfold = (text: string) =>
  text
    .trim()
    .replace(folded, '')
    .replace(/-\r?\n\s*/g, '-');

const trimAround = (text: string) =>
  trimPunctuation(dropUnseen(text).replace(codeStart, '').replace(codeTail, ''));

export const trimCode = (text: string) => trimAround(dropLines(unfold(text)));

export const trimBrokenCode = (text: string) =>
  trimAround(dropLines(unfold(text).replace(/\r?\n(?=[\p{L}\p{Nd}_-]+(?:[\t\n\r]|$))/u, ' ')));

const textStart = /^[\s,;"“”‘«]+/;
const textEnd = /[\s.,;:?&'"“”’»*`|…]+$/;
const openers: Record<string, string> = { ')': '(', ']': '[', '}': '{', '>': '<' };

export function trimText(text: string): string {
  let trimmed = dropUnseen(text).replace(textStart, '').replace(textEnd, '');
  for (;;) {
    const opener = openers[trimmed.slice(-1)];
    if (opener === undefined || trimmed.includes(opener)) return trimmed;
    trimmed = trimmed.slice(0, -1).replace(textEnd, '');
  }
}

export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = longest;
  while (end > 0 && /^[\udc00-\udfff\p{M}\p{EMod}]/u.test(text.slice(end, end + 2))) end -= 1;
  return text.slice(0, end).replace(/[\ud800-\udbff]$/, '');
}
