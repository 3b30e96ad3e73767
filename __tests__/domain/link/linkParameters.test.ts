import { linkParameters, linkParameterNames } from '@/domain/link/linkParameters';
import { readLink } from '@/domain/link/readLink';
import {
  dropEmptyParameters,
  dropPersonalParameters,
  parseQuery,
  replaceParameter,
} from '@/services/checkout/query';
import { readTracking } from '@/services/checkout/tracking';

const read = (rawQuery: string) => Object.fromEntries(readLink(rawQuery));

const escapeTimes = (text: string, times: number): string =>
  times === 0 ? text : encodeURIComponent(escapeTimes(text, times - 1));

describe('a value is read as intended', () => {
  it.each([
    ['nothing to mend', 'source=S%C3%A3o%20Paulo', { source: 'São Paulo' }],
    ['a plus sign for a space', 'source=S%C3%A3o+Paulo', { source: 'São Paulo' }],
    ['escaped twice', 'source=S%25C3%25A3o%2520Paulo', { source: 'São Paulo' }],
    ['escaped three times', `source=${escapeTimes('São Paulo', 3)}`, { source: 'São Paulo' }],
    ['a per cent sign of its own', 'utm_term=100%25%20off', { utm_term: '100% off' }],
    ['a bare per cent sign', 'utm_term=100% off', { utm_term: '100% off' }],
    ['an entity', 'source=Ana%20%26amp%3B%20Bruno', { source: 'Ana & Bruno' }],
    ['an entity of an entity', 'source=A%26amp%3Bamp%3BB', { source: 'A&B' }],
    ['a numbered entity', 'source=D%26%2339%3BOeste%26%23x21%3B', { source: "D'Oeste!" }],
    ['ISO 8859-1', 'name=Jos%E9%20Concei%E7%E3o', { name: 'José Conceição' }],
    ['ISO 8859-1 at the end', 'name=Ana%20Jos%E9', { name: 'Ana José' }],
    ["a script's escape()", 'name=D%u2019%C1vila%20Jos%E9', { name: 'D’Ávila José' }],
    ['UTF-8 read as ISO 8859-1', 'name=Jos%C3%83%C2%A9%20Silva', { name: 'José Silva' }],
    ['a character cut at the end', 'source=promo%C3', { source: 'promo' }],
    ['an emoji cut at the end', 'source=promo%F0%9F%98', { source: 'promo' }],
    ['an escape cut at the end', 'source=promo%C3%A', { source: 'promo' }],
    ['a replacement character', 'source=promo%EF%BF%BD', { source: 'promo' }],
    ['no UTF-8', 'source=%FFpromo%C0%80', { source: 'ÿpromo' }],
    ['a null', 'source=insta%00gram', { source: 'instagram' }],
    ['a null escaped twice', 'source=insta%2500gram', { source: 'instagram' }],
    ['control characters', 'utm_term=a%07b%1Bc%7F', { utm_term: 'abc' }],
    ['a zero width space', 'seller=ana%E2%80%8B', { seller: 'ana' }],
    ['a mark at the start', 'seller=%EF%BB%BFana', { seller: 'ana' }],
    ['marks of direction', 'source=%E2%81%A8blog%E2%81%A9%E2%80%8E', { source: 'blog' }],
    ['a soft hyphen', 'source=insta%C2%ADgram', { source: 'instagram' }],
    ['tags', 'source=blog%F3%A0%81%A7', { source: 'blog' }],
    ['fillers', 'source=%E3%85%A4blog%E2%A0%80', { source: 'blog' }],
    ['a space that does not break', 'source=a%C2%A0b', { source: 'a b' }],
    ['nothing but marks', 'source=%E2%80%8B%EF%BB%BF', {}],
    ['half a character', 'source=a%uD83Db', { source: 'ab' }],
    ['both halves', 'source=a%uD83D%uDE00', { source: 'a😀' }],
    ['a dot at the end', 'product=medcof.', { product: 'medcof' }],
    ['a bracket at the end', 'product=medcof)', { product: 'medcof' }],
    ['a space at the end', 'product=medcof%20', { product: 'medcof' }],
    ['quotes around it', 'product=%22medcof%22', { product: 'medcof' }],
    ['other quotes and a bracket', 'product=medcof%E2%80%9D%3E', { product: 'medcof' }],
    ['stars of a chat', 'product=medcof*', { product: 'medcof' }],
    ['a slash at the end', 'product=medcof/', { product: 'medcof' }],
    ['signs of an id', 'accountId=aGk_-A==', { accountId: 'aGk_-A==' }],
    ['a comma in the middle', 'product=medcof,&seller=ana;', { product: 'medcof', seller: 'ana' }],
    ['a dot behind a source', 'source=instagram.', { source: 'instagram' }],
    ['brackets of its own', 'utm_campaign=promo%20(julho)', { utm_campaign: 'promo (julho)' }],
    ['a bracket that is not', 'utm_campaign=promo).', { utm_campaign: 'promo' }],
    ['a source of dots', 'source=..', {}],
    ['a source of dots and slashes', 'source=../..', {}],
    ['a seller in other case', 'seller=ANA', { seller: 'ana' }],
    ['lists in other case', 'planTypes=YEARLY,Monthly', { planTypes: 'yearly,monthly' }],
    [
      'a plus sign of a method',
      'paymentMethod=credit-card+pix',
      { paymentMethod: 'credit-card+pix' },
    ],
    ['a plus sign of a phone', 'phone=+55+11+98765-4321', { phone: '+55 11 98765-4321' }],
    ['a plus sign of an e-mail', 'email=ana+ms@exemplo.com', { email: 'ana+ms@exemplo.com' }],
    ['spaces of an e-mail', 'email=%20ana@exemplo.com%20', { email: 'ana@exemplo.com' }],
    ['an e-mail in brackets', 'email=%3Cana@exemplo.com%3E', { email: 'ana@exemplo.com' }],
    ['an e-mail with its scheme', 'email=mailto:ana@exemplo.com', { email: 'ana@exemplo.com' }],
    ['a name on two lines', 'name=Ana%0D%0ASouza', { name: 'Ana Souza' }],
    ['plus signs of a name', 'name=Ana%2BSouza', { name: 'Ana Souza' }],
    [
      'an address',
      'referer=https://a.com/?utm_source=x&mode=dark',
      {
        referer: 'https://a.com/?utm_source=x',
        mode: 'dark',
      },
    ],
    // It looks like a card number, as many ad ids do, and no call accepts a card number.
    ["a card's number", 'utm_content=4111111111111111&source=4111%201111%201111%201111', {}],
    ["a card's number in digits of another script", 'source=٤١١١١١١١١١١١١١١١', {}],
    [
      'a number of Google Analytics',
      '_ga=GA1.2.4111111111.1669999992',
      {
        _ga: 'GA1.2.4111111111.1669999992',
      },
    ],
  ])('%s', (_, rawQuery, expected) => {
    expect(read(rawQuery)).toEqual(expected);
  });
});

describe('the known names are read', () => {
  const both = { product: 'medcof', seller: 'ana' };
  it.each([
    ['an entity', 'product=medcof&amp;seller=ana', both],
    ['an entity of an entity', 'product=medcof&amp;amp;seller=ana', both],
    ['an entity escaped', 'product=medcof&amp%3Bseller=ana', both],
    ['an entity within a value', 'product=medcof%26amp%3Bseller=ana', both],
    ['a second question mark', 'product=medcof?seller=ana', both],
    ['a second question mark escaped', 'product=medcof%3Fseller%3Dana', both],
    ['a question mark first', '?product=medcof&seller=ana', both],
    ['a name that is none of ours', 'product=medcof?xyz=1&seller=ana', { ...both, xyz: '1' }],
    ['a slash before it', 'product=medcof/?seller=ana', both],
    ['semicolons', 'product=medcof;seller=ana', both],
    ['escaped once', 'product=medcof%26seller%3Dana', both],
    ['escaped twice', 'product=medcof%2526seller%253Dana', both],
    ['all of it escaped', encodeURIComponent('product=medcof&seller=ana'), both],
    ['all of it escaped twice', escapeTimes('product=medcof&seller=ana', 2), both],
    ['other case', 'Product=medcof&SELLER=ana', both],
    ['spaces around a name', '%20product=medcof&+seller=ana', both],
    ['a mark in a name', 'product=medcof&%E2%80%8Bseller=ana', both],
    ['the plain one first', 'SELLER=bruno&product=medcof&seller=ana', both],
    ['one that a value holds last', 'product=medcof?seller=bruno&seller=ana', both],
    ['an empty one first', 'product=&product=medcof&seller=&seller=ana', both],
    [
      'a link of a buyer that a mailer has quoted',
      'id=3DaB9&productCode=3Dms&seller=3Dana',
      { id: 'aB9', productCode: 'ms', seller: 'ana' },
    ],
    ['a placeholder first', 'product=query_param_p&product=medcof&seller=ana', both],
    ['a plain empty one last', 'Product=medcof&product=&seller=ana', both],
    ['an unseen one first', 'seller=%E2%80%8B&seller=ana&product=medcof', both],
    ['one that is too long first', `seller=${'x'.repeat(81)}&seller=ana&product=medcof`, both],
    ['quoted by a mailer', 'product=3Dmedcof&seller=3Dana', both],
    ['quoted by a mailer, with entities', 'product=3Dmedcof&amp;seller=3Dana', both],
    [
      'a code that begins as if quoted',
      'voucher=3D10&product=ms',
      { voucher: '3D10', product: 'ms' },
    ],
    ['an escape of JSON', 'product=medcof\\u0026seller=ana', both],
    ['an escape of JSON, escaped', 'product=medcof%5Cu0026seller%5Cu003Dana', both],
    ['escaped for a shell', 'product\\=medcof\\&seller\\=ana', both],
    ['escaped for JavaScript', 'product\\x3dmedcof\\x26seller\\x3dana', both],
    ['quotes around it all', '"product=medcof&seller=ana"', both],
    ['other marks around it all', '“product=medcof&(seller=ana)', both],
    ['an entity without its end', 'product=medcof&ampseller=ana', both],
    ['arrays', 'product[]=medcof&seller%5B%5D=ana', both],
    ['numbered arrays', 'product[0]=medcof&seller%5B1%5D=ana', both],
    ['a bar', 'product=medcof|seller=ana', both],
    ['a bar escaped', 'product=medcof%7Cseller%3Dana', both],
    ['a comma', 'product=medcof,seller=ana', both],
    ['a comma escaped', 'product=medcof%2Cseller%3Dana', both],
    ['a comma and a space', 'product=medcof, seller=ana', both],
    ['a space', 'product=medcof%20seller=ana', both],
    ['a plus sign', 'product=medcof+seller=ana', both],
    [
      'a comma in a text',
      'utm_term=a,id=b, c&product=ms',
      { utm_term: 'a,id=b, c', product: 'ms' },
    ],
    ['a slash first', '/product=medcof&seller=ana', both],
    ['a slash first, escaped', '%2Fproduct=medcof&/seller=ana', both],
    ['folded by a mailer', 'product=med%0D%0A%20cof&seller=an=%0D%0Aa', both],
    [
      'a list of semicolons',
      'planTypes=monthly;yearly&plans=a|b',
      { planTypes: 'monthly,yearly', plans: 'a,b' },
    ],
    ['a sign of a place on the page', 'product=medcof%23seller=ana', both],
    ['a sign of a place and a mark', 'product=medcof%2523?seller%3Dana', both],
    ['a line break', 'product=medcof%0Aseller=ana', both],
    ['a line break of a mailer', 'product=medcof%0D%0Aseller%3Dana', both],
    ['a tab', 'product=medcof%09seller=ana', both],
    ['a slash', 'product=medcof/seller=ana', both],
    ['a slash escaped', 'product=medcof%2Fseller%3Dana', both],
    ['a colon', 'product=medcof:seller=ana', both],
    ['a star', 'product=medcof*seller=ana', both],
    ['an exclamation mark', 'product=medcof!seller=ana', both],
    ['a dot', 'product=medcof.seller=ana', both],
    ['a tag', "product=medcof'%3Eseller=ana", both],
    ['a space in a name', 'prod%20uct=medcof&sell+er=ana', both],
    ['a tail of a page', 'product=medcof%23form&seller=ana', both],
  ])('%s', (_, rawQuery, expected) => {
    expect(read(rawQuery)).toEqual(expected);
  });

  it('a voucher with a campaign appended', () => {
    const rawQuery = 'voucher=REVALIDA10?utm_source=ig';
    expect(parseQuery(rawQuery).voucher).toBe('REVALIDA10');
    expect(readTracking(rawQuery)).toEqual({ utm_source: 'ig' });
  });
});

describe.each(linkParameterNames)('a long %s', (name) => {
  const { maxLength } = linkParameters[name];
  it.each([
    ['letters', 'x'.repeat(maxLength + 1)],
    ['an emoji at the end', `${'x'.repeat(maxLength - 1)}😀`],
    ['emojis', '😀'.repeat(maxLength)],
    ['an accent of its own', `${'x'.repeat(maxLength)}\u0301`],
    ['accents only', '\u0301'.repeat(10_000)],
    ['marks', '...)'.repeat(5_000)],
  ])('of %s is cut at a whole character within its maximum', (_, value) => {
    const kept = read(new URLSearchParams({ [name]: value }).toString())[name] ?? '';
    expect(kept.length).toBeLessThanOrEqual(maxLength);
    expect(kept).not.toMatch(/\p{Surrogate}/u);
    expect(value.startsWith(kept) || kept === '').toBe(true);
  });
});

test('an accent is cut together with its letter', () => {
  expect(read(`source=${'x'.repeat(199)}${encodeURIComponent('e\u0301')}`).source).toBe(
    'x'.repeat(199),
  );
});

const damaged = [
  'product=medcof&amp;seller=ana&amp;email=a@b.com',
  'product=medcof?email=a@b.com&source=x.&utm=',
  'name=Ana;product=medcof?seller=&Seller=ana',
  'referer=https://a.com&seller=?source=b&product=ms',
  'product=medcof%2526name%253DAna%2526seller%253Dana',
  'x=1&&Email=a@b.com&y=%20',
  'seller=%E2%80%8B&seller=ana&product=ms..',
  'product=3Dms&name=3DAna&seller=3D&Email=3Da@b.com',
  'product[]=ms|seller=null+email=a@b.com',
  '/product=ms\\u0026name=Ana\\u0026seller={seller}',
];

test.each(damaged)(
  'dropping the empty or personal parameters of %s changes nothing else',
  (rawQuery) => {
    expect(parseQuery(dropEmptyParameters(rawQuery))).toEqual(parseQuery(rawQuery));
    const left = dropPersonalParameters(rawQuery);
    const { email, name, ...others } = parseQuery(rawQuery);
    expect(email ?? name ?? '').toMatch(/^(a@b\.com|Ana)?$/);
    expect(parseQuery(left)).toEqual(others);
    expect(decodeURIComponent(decodeURIComponent(left))).not.toMatch(/a@b|Ana/);
  },
);

test('a parameter is replaced wherever it stands', () => {
  expect(replaceParameter('product=medcof?voucher=A&Voucher=B&x=%20', 'voucher', 'C')).toBe(
    'product=medcof&x=%20&voucher=C',
  );
});

test('an undamaged query keeps its bytes', () => {
  const rawQuery = 'x=%20a&product=ms&y=a+b&utm_term=%c3%A3&amp;seller=ana&z';
  expect(dropPersonalParameters(rawQuery)).toBe(rawQuery);
});
