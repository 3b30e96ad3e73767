import { runWithinLimit } from '../../support/runWithinLimit';
import { findCorrectedQuery } from '@/domain/link/meantQuery';
import { readLink } from '@/domain/link/readLink';

const link = 'https://pay.example/lead?product=medcof&seller=ana';
const both = { product: 'medcof', seller: 'ana' };

const escapeTimes = (text: string, times: number): string =>
  times === 0 ? text : encodeURIComponent(escapeTimes(text, times - 1));

const read = (rawQuery: string) => {
  const meant = findCorrectedQuery(rawQuery);
  expect(meant).not.toBeNull();
  // The result needs no further correction.
  expect(findCorrectedQuery(meant ?? '')).toBeNull();
  return Object.fromEntries(readLink(meant ?? ''));
};

describe('understands another form of a query', () => {
  it.each([
    ['a link in a parameter', `url=${escapeTimes(link, 1)}`, both],
    ['a link escaped twice', `u=${escapeTimes(link, 2)}`, both],
    ['a link escaped three times', `redirect=${escapeTimes(link, 3)}`, both],
    ['a link that is not escaped', `link=${link}`, both],
    ['a link with a fragment', `url=${escapeTimes(`${link}#top`, 1)}`, both],
    ['a query in a parameter', `query=${escapeTimes('product=medcof&seller=ana', 1)}`, both],
    [
      'a link in a link',
      `url=${escapeTimes(`https://a.example/?u=${escapeTimes(link, 1)}`, 1)}`,
      both,
    ],
    ['a link and a campaign', `url=${escapeTimes(link, 1)}&fbclid=x`, { ...both, fbclid: 'x' }],
    [
      'a link whose values are escaped',
      `url=${escapeTimes('https://pay.example/?product=medcof&source=a%26b', 1)}`,
      { product: 'medcof', source: 'a&b' },
    ],
    ['JSON', escapeTimes('{"product":"medcof","seller":"ana"}', 1), both],
    ['JSON that is not escaped', '{%22product%22:%22medcof%22,%22seller%22:%22ana%22}', both],
    ['JSON escaped twice', escapeTimes('{"product":"medcof","seller":"ana"}', 2), both],
    [
      'JSON and a campaign',
      '{"product":"medcof","seller":"ana"}&fbclid=x',
      { ...both, fbclid: 'x' },
    ],
    ['JSON as a name', `${escapeTimes('{"product":"medcof","seller":"ana"}', 1)}=`, both],
    ['JSON of another language', escapeTimes("{'product': 'medcof', 'seller': 'ana'}", 1), both],
    ['JSON in a parameter', `data=${escapeTimes('{"product":"medcof","seller":"ana"}', 1)}`, both],
    ['JSON in JSON', escapeTimes('{"query":{"product":"medcof","seller":"ana"}}', 1), both],
    ['colons', 'product:medcof&seller:ana', both],
    ['colons escaped', 'product%3Amedcof%26seller%3Aana', both],
    ['colons and spaces', 'product:%20medcof&seller:+ana', both],
    ['a colon once', 'product:medcof&seller=ana', both],
    ['a name in brackets', 'query[product]=medcof&query[seller]=ana', both],
    ['a name in brackets, escaped', 'params%5Bproduct%5D=medcof&params%5Bseller%5D=ana', both],
    ['a name in quotes', 'query[%27product%27]=medcof&seller=ana', both],
    ['a name behind a dot', 'query.product=medcof&query.seller=ana', both],
    ['a name in brackets alone', '[product]=medcof&%5Bseller%5D=ana', both],
    ['a formula of a sheet', '=product=medcof&=seller=ana', both],
    ['spaces around a colon', 'product%20:%20medcof&seller+:+ana', both],
    ['an object of a script', '{product:medcof,seller:ana}', both],
    [
      'an object of a script, escaped',
      '%7B%20product%3A%20medcof%2C%20seller%3A%20ana%20%7D',
      both,
    ],
    ['a link of an ad', `adurl=${escapeTimes(link, 1)}`, both],
    ['a link of an app', `deep_link_value=${escapeTimes(link, 1)}`, both],
    ['a link to return to', `returnUrl=${escapeTimes(link, 1)}`, both],
    ['a space of a document', 'product=medcof%C2%A0seller=ana', both],
    ['a wide space', 'product=medcof%E3%80%80seller%3Dana', both],
    ['Portuguese', 'produto=medcof&seller=ana', both],
    ['Spanish', 'Producto=medcof&seller=ana', both],
    ['colons and commas', 'product:medcof,seller:ana', both],
    ['colons and spaces alone', 'product:medcof%20seller:ana', both],
    ['quotes as entities', 'product=&quot;medcof&quot;&seller=&quot;ana&quot;', both],
    ['a list of objects', '[%7B%22product%22:%22medcof%22,%22seller%22:%22ana%22%7D]', both],
    ['a field of what is searched', 'searchParams[product]=medcof&seller=ana', both],
    ['a bar behind another parameter', 'x=1|product=medcof&seller=ana', { x: '1', ...both }],
    [
      'a space behind a campaign',
      'fbclid=ig%20product=medcof&seller=ana',
      { fbclid: 'ig', ...both },
    ],
    [
      'a link without its question mark',
      `url=${escapeTimes('https://a.example/lead&product=medcof&seller=ana', 1)}`,
      both,
    ],
    [
      'a link with its query behind #',
      `url=${escapeTimes('https://a.example/lead#product=medcof&seller=ana', 1)}`,
      both,
    ],
    [
      'a link with colons',
      `url=${escapeTimes('https://a.example/lead?product:medcof&seller:ana', 1)}`,
      both,
    ],
    ['wide signs', 'product＝medcof＆seller＝ana', both],
    ['wide signs, escaped', escapeTimes('product＝medcof＆seller＝ana', 1), both],
    ['wide signs, escaped twice', escapeTimes('product＝medcof＆seller＝ana', 2), both],
    ['a wide question mark', `product=medcof${escapeTimes('？seller＝ana', 1)}`, both],
    ['a wide colon', escapeTimes('product：medcof＆seller：ana', 1), both],
    ['quoted signs', 'product=3Dmedcof=26seller=3Dana', both],
    ['a quoted sign', 'product=medcof=26seller=ana', both],
    [
      'quoted signs of another name',
      'productCode=3Da=26seller=3Dana',
      { productCode: 'a', seller: 'ana' },
    ],
  ])('%s', (_, rawQuery, expected) => {
    expect(read(rawQuery)).toEqual(expected);
  });
});

test.each([
  '',
  'product=medcof&seller=ana',
  'product=medcof%2526seller%253Dana',
  `product=ms&url=${escapeTimes(link, 1)}`,
  'url=https%3A%2F%2Fpay.example%2Flead',
  'url=https%3A%2F%2Fpay.example%2Flead%3Fid%3D1%26name%3DAna',
  `referer=${escapeTimes(link, 1)}`,
  `xyz=${escapeTimes(link, 1)}`,
  'utm[source]=a',
  'source=product:medcof',
  'utm_content=a＆b',
  'voucher=A=26',
  'data=%7B%22a%22%3A1%7D',
  '{product}',
  '{',
  '%',
  'url=%E0%A4%A',
])('%s needs no correction', (rawQuery) => {
  expect(findCorrectedQuery(rawQuery)).toBeNull();
});

test('the other parameters keep their bytes', () => {
  expect(findCorrectedQuery('x=%20a&product:medcof&y=a+b&z')).toBe('x=%20a&product=medcof&y=a+b&z');
});

test('the result of a long query stays short', () => {
  for (const piece of ['url=', '{"a":', 'product:', '%EF%BC%86', 'query[', '%25'])
    expect(findCorrectedQuery(piece.repeat(5_000))?.length ?? 0).toBeLessThan(100_000);
});

// Web accepts 16 KB of a request; a text several times as long shows work that grows with its square.
test.each(['+', ',', '%20', ', product', 'url=', '%5B'])(
  'a query of only %j is read within the time limit',
  (text) => {
    const query = text.repeat(100_000 / text.length);
    for (const start of ['', 'product:', 'u=', 'product='])
      expect(runWithinLimit(() => findCorrectedQuery(start + query))).not.toBeUndefined();
  },
);
