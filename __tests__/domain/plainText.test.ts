import fc from 'fast-check';
import { toPlainCharacters, toPlainApostrophes, toPlainLine } from '@/domain/plainText';

const unseen = [
  ['zero width space, joiner and non-joiner', '\u200b\u200c\u200d'],
  ['marks of direction', '\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e'],
  ['isolates', '\u2066\u2067\u2068\u2069'],
  ['soft hyphen and word joiner', '\u00ad\u2060'],
  ['invisible operators and deprecated marks', '\u2061\u2062\u2063\u2064\u206a\u206f'],
  ['variation selectors', '\ufe00\ufe0f\u{e0100}\u180b'],
  ['byte order mark', '\ufeff'],
  ['grapheme joiner', '\u034f'],
  ['fillers', '\u3164\u115f\u1160\uffa0\u2800'],
  ['tags', '\u{e0001}\u{e0041}\u{e007f}'],
  ['annotations', '\ufff9\ufffa\ufffb'],
  ['controls', '\u0001\u0008\u001f\u007f\u0090'],
] as const;

test.each(unseen)('removes %s', (_, marks) => {
  for (const mark of marks) expect(toPlainCharacters(`${mark}An${mark}a${mark}`)).toBe('Ana');
  expect(toPlainLine(` ${marks} `)).toBe('');
});

test('keeps visible characters', () => {
  const letters = fc.constantFrom(...Array.from('aÇñ 1-@.\u0301\u00a0ªº\u4e00\ud55c😀'));
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      expect(toPlainCharacters(text)).toBe(text);
    }),
  );
});

test('digits of every script become ASCII digits', () => {
  const codes = Array.from({ length: 0x110000 }, (_, code) => code);
  const digits = codes
    .map((code) => String.fromCodePoint(code))
    .filter((text) => /\p{Nd}/u.test(text));
  expect(digits.length).toBeGreaterThan(600);
  const read = digits.map(toPlainCharacters).join('');
  expect(read).toBe('0123456789'.repeat(digits.length / 10));
});

test.each([
  ['１２３．４５６．７８９－０９', '123.456.789-09'],
  ['ａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ana@example.com'],
  ['＋55 (11)', '+55 (11)'],
  ['٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९', '0123456789 0123456789 0123456789'],
  ['nº 12ª ½ ² ﬁ ①', 'nº 12ª ½ ² ﬁ ①'],
])('%j becomes %j', (typed, read) => {
  expect(toPlainCharacters(typed)).toBe(read);
});

test('a line has composed accents and single spaces', () => {
  expect(toPlainLine('\u00a0Jose\u0301\u2003 da\u3000\n Silva ')).toBe('José da Silva');
});

test.each(['\u00b4', '`', '\u2018', '\u2019', '\u201b', '\u2032', '\uff07', '\u02bb', '\u02bc'])(
  '%j becomes an apostrophe',
  (mark) => {
    expect(toPlainApostrophes(`D${mark}Ávila`)).toBe("D'Ávila");
  },
);
