import { findByCode } from '@/domain/codes';
import { readLink } from '@/domain/link/readLink';

const read = (rawQuery: string) => Object.fromEntries(readLink(rawQuery));

const both = { product: 'medcof', seller: 'ana' };

describe('text after a code is not part of it', () => {
  it.each([
    ['👇👇'],
    [' 👆'],
    ['❤️'],
    ['✨'],
    ['%'],
    [' - '],
    ['—'],
    ['·'],
    ['^'],
    ['$'],
    ['@'],
    ['。'],
    ['，'],
    ['）'],
    ['″'],
    ['´'],
    ['」'],
    ['</a>'],
    ['<br>'],
    ['<br'],
    ['&nbsp'],
    ['&zwnj;'],
    ['&rdquo;'],
    ['\nVem ser'],
    ['\r\nVem ser'],
    ['\\n'],
    ['\\r\\n'],
    [' https://medcof.com.br'],
    ['](https://medcof.com.br)'],
  ])('%j', (mark) => {
    const text = (code: string) => encodeURIComponent(`${code}${mark}`);
    const rawQuery = `product=${text('medcof')}&seller=${text('ana')}&voucher=${text('REVALIDA10')}`;
    expect(read(rawQuery)).toEqual({ ...both, voucher: 'REVALIDA10' });
    expect(read(`offer=${text('revalida-antecipada')}`)).toEqual({ offer: 'revalida-antecipada' });
  });

  it.each([
    ['a bare per cent sign', 'product=medcof%&seller=ana%', both],
    ['an at sign before it', 'product=medcof&seller=@ana', both],
    ['a text behind a seller', 'product=medcof&seller=ana+Vem+ser', both],
    ['signs alone', 'seller=-&offer=_&voucher=%3D%3D&planId=...', {}],
    ...[
      'ana. Obrigado!',
      'ana! Corre',
      'ana…',
      'ana">Clique aqui</a>',
      "ana' target='_blank",
      'ana","text":"x',
      'ana]Comprar[/url]',
      'ana)*Comprar*',
      'ana👈aqui',
      'ana?obrigado',
      'ana—aqui',
      'ana(bruno)',
      'ana+bruno',
      'ana&bruno',
      'ana/bruno',
      'Aná',
      'seller=ana',
      'seller: ana',
      'anahttps://a.com/lead?product=medcof',
    ].map((text): [string, string, object] => [
      `a seller as ${text}`,
      `seller=${encodeURIComponent(text)}`,
      { seller: 'ana' },
    ]),
    [
      'a code glued to a text',
      'product=medcof">Clique&offer=a%7CComprar',
      { product: 'medcof', offer: 'a' },
    ],
    ['an id with a bar', 'accountId=auth0%7C5f7c', { accountId: 'auth0|5f7c' }],
    ['a second seller', 'product=medcof&seller=ana,bruno', both],
    ['signs around a seller', 'product=medcof&seller=_ana_', both],
    ['tags around it', 'product=%3Cb%3Emedcof%3C/b%3E&seller=%3Cana%3E', both],
    ['entities around it', 'product=%26ldquo%3Bmedcof%26rdquo%3B&seller=ana', both],
    ['spaces of its own', 'offer=revalida+antecipada', { offer: 'revalida antecipada' }],
    ['a list with spaces', 'plans=a,+b', { plans: 'a, b' }],
    [
      'types with plus signs',
      'planTypes=yearly+monthly/semester',
      { planTypes: 'yearly,monthly,semester' },
    ],
    ['a dash of its own', 'offer=revalida+-+antecipada', { offer: 'revalida - antecipada' }],
    [
      'signs at its ends',
      'planId=_aB-&offer=-a_&voucher=64f1c0==',
      { planId: '_aB-', offer: '-a_', voucher: '64f1c0==' },
    ],
    ['an id with signs of its own', 'leadId=_aB-', { leadId: '_aB-' }],
    ['an id in stars', 'accountId=**aB==**', { accountId: 'aB==' }],
  ])('%s', (_, rawQuery, expected) => {
    expect(read(rawQuery)).toEqual(expected);
  });
});

describe('an unfilled placeholder is absent', () => {
  it.each(['#N/D', '#n/a', '#nome#'])('%s, also in a text parameter', (value) => {
    expect(read(`source=${encodeURIComponent(value)}&name=${encodeURIComponent(value)}`)).toEqual(
      {},
    );
  });

  const absent = [
    'undefined',
    'null',
    'NaN',
    'undefined null',
    '{{seller}}',
    '{{ contact.first 1 }}',
    '{seller}',
    '${seller}',
    '#{seller}',
    '*|SELLER|*',
    '%%seller%%',
    '%%DESCRIPTION%%',
    '%%OFFER 1%%',
    '%seller%',
    '[seller]',
    '[object Object]',
    'query_param_seller',
    'none',
    '(none)',
    'N/A',
    'na',
    '(not set)',
    '(null)',
    '<undefined>',
    'nil',
    '#N/D',
    '#VALOR!',
    'n.d.',
    'vazio',
    '-1',
    '{1}',
    '%s',
    '$vendedor',
    '<<Vendedor>>',
    '<%= vendedor %>',
    'false',
    '0',
  ];
  const parameters = ['seller', 'offer', 'voucher', 'planId', 'plans', 'planTypes', 'productCode'];
  const prefilled = ['flowId', 'locale', 'name', 'email', 'phone', 'document', 'leadId'];
  it.each(absent)('%s', (value) => {
    for (const name of [...parameters, ...prefilled]) {
      expect(read(`${name}=${encodeURIComponent(value)}`)).toEqual({});
      expect(read(`${name}=${value}`)).toEqual({});
    }
  });

  it.each([
    '{campaignid}_{adgroupid}',
    '{ifmobile:m1}{ifnotmobile:desk}',
    '{{campaign.name}}_{ad 1}',
    '${nome}.${sobrenome}',
    '__CAMPAIGN_NAME__-__AID_NAME__',
    '%FIRSTNAME% %LASTNAME%',
    '%%first%%-%%last%%',
    '*|FNAME|*-*|LNAME|*',
    '<%= nome %> / <<Vendedor>>',
    '«nome» «sobrenome»',
    '"{nome}-#sobrenome#"',
  ])('several joined ones: %s', (value) => {
    for (const name of [...parameters, ...prefilled, 'source', 'partner', 'product', 'utm_term']) {
      expect(read(`${name}=${encodeURIComponent(value)}`)).toEqual({});
    }
  });

  it('one of an ad campaign, also in a text parameter', () => {
    expect(read('source=__CAMPAIGN_NAME__&utm_content=__AID_NAME__')).toEqual({});
  });

  it.each(['<%s>', ':%s', '__%s__', '(%s)', '$%s', '@%s', '%s'])(
    'the name of the parameter itself: %s',
    (form) => {
      for (const name of [...parameters, ...prefilled]) {
        for (const written of [name, name.toUpperCase(), name.replace(/[A-Z]/g, '_$&')]) {
          const value = form.replace('%s', written);
          expect(read(`${name}=${encodeURIComponent(value)}`)).toEqual({});
        }
      }
    },
  );

  it.each([
    ['a switch that is off', 'isPaymentInPerson=false', { isPaymentInPerson: 'false' }],
    ['a plan called by a number', 'plan=plan1&offer=none-a', { plan: 'plan1', offer: 'none-a' }],
    [
      'what Google says of a link',
      'utm_medium=(none)&utm_content=0',
      { utm_medium: '(none)', utm_content: '0' },
    ],
    ['a text with placeholders in it', 'source=fb_{{a}}_{{b}}', { source: 'fb_{{a}}_{{b}}' }],
    ['a text in signs', 'source=__Julho de 2026__', { source: '__Julho de 2026__' }],
    ['a seller beside placeholders', 'seller=ana_{{ad.name}}', { seller: 'ana' }],
    ['a voucher in brackets', 'voucher=[REVALIDA10]', { voucher: 'REVALIDA10' }],
    ['a voucher in per cent signs', 'voucher=%25REVALIDA10%25', { voucher: 'REVALIDA10' }],
    ['a product in brackets', 'product=[medcof]', { product: 'medcof' }],
    ['a product in braces', 'product={{medcof}}', { product: 'medcof' }],
    ['a product that is none', 'product={product}', {}],
    ['a seller in a list', 'seller=["ana"]', { seller: 'ana' }],
    ['a campaign in brackets', 'utm_campaign=[julho]', { utm_campaign: '[julho]' }],
    ['a placeholder of an ad', 'gclid={gclid}&utm_term={{keyword}}', {}],
    ['a name that begins alike', 'name=Nulla+Nanci', { name: 'Nulla Nanci' }],
    ['a code that begins alike', 'offer=null-a&voucher=NANA', { offer: 'null-a', voucher: 'NANA' }],
  ])('near case: %s', (_, rawQuery, expected) => {
    expect(read(rawQuery)).toEqual(expected);
  });
});

describe('a code split by a line break is found in the list of codes', () => {
  const codes = ['medcof', 'ms-anual', 'revalida-antecipada'];
  it.each([
    ['med%0Acof', 'medcof'],
    ['med%0D%0Acof', 'medcof'],
    ['med=%0Acof', 'medcof'],
    ['med=%0D%0Acof', 'medcof'],
    ['ms-%0Aanual', 'ms-anual'],
    ['ms%0A-anual', 'ms-anual'],
    ['revalida-ante%0Acipada%0AVem ser', 'revalida-antecipada'],
    ['medcof%0AVem ser', 'medcof'],
    ['medcof%0AComprar', 'medcof'],
    ['medcof%0A%0AComprar', 'medcof'],
    ['medcof%0A2 vagas', 'medcof'],
  ])('%s', (written, expected) => {
    const { product = '' } = read(`product=${written}`);
    expect(findByCode(codes, (code) => code, product)).toBe(expected);
  });
});

test.each([
  ['bold letters of a chat', '𝐦𝐞𝐝𝐜𝐨𝐟', '𝗮𝗻𝗮'],
  ['wide letters', 'ｍｅｄｃｏｆ', 'ａｎａ'],
])('finds a code in %s', (_, product, seller) => {
  const link = read(new URLSearchParams({ product, seller }).toString());
  expect(findByCode(['medcof'], (code) => code, link.product ?? '')).toBe('medcof');
  expect(link.seller).toBe('ana');
});

test.each([
  ['maria@gmail,com', 'maria@gmail.com'],
  ['maria@uol,com,br', 'maria@uol.com.br'],
  ['maria@uol,com.br', 'maria@uol.com.br'],
  ['maria@aluno.usp,br', 'maria@aluno.usp.br'],
  ['maria@gmail,com,ana@xx.com', 'maria@gmail.com'],
  ['maria@usp,br', 'maria@usp.br'],
  ['maria@gmail.com,ana', 'maria@gmail.com'],
  ['maria@gmail.com,br', 'maria@gmail.com'],
  ['maria@gmail.com,com', 'maria@gmail.com'],
  ['maria@gmail.com, com amor', 'maria@gmail.com'],
  ['maria@gmail.com,comercial', 'maria@gmail.com'],
])('a comma in the e-mail %s is read as a dot: %s', (text, expected) => {
  expect(read(`email=${encodeURIComponent(text)}`).email).toBe(expected);
});

test.each([
  ['MariaSilva<maria@gmail.com', 'maria@gmail.com'],
  ['Maria Silva <maria@gmail.com>', 'maria@gmail.com'],
  ['maria@gmail.com,ana@xx.com', 'maria@gmail.com'],
  ['maria@gmail.com; ana@xx.com', 'maria@gmail.com'],
  ['e-mail: maria@gmail.com.', 'maria@gmail.com'],
  ['maria @ gmail.com', 'maria@gmail.com'],
  ["_o'neil+a@gmail.com", "_o'neil+a@gmail.com"],
  ['maria@@gmail.com', 'maria@@gmail.com'],
  // It may have been a dot or a plus sign: the buyer sees the text, and no mail goes to somebody else.
  ['maria:silva@gmail.com', 'maria:silva@gmail.com'],
  ['Maria\tmaria@gmail.com', 'Maria maria@gmail.com'],
  ['maria;silva@gmail.com', 'maria;silva@gmail.com'],
  ['maria silva@gmail.com', 'maria silva@gmail.com'],
  ['maria', 'maria'],
])('the e-mail in %j is %j', (text, expected) => {
  expect(read(`email=${encodeURIComponent(text)}`).email).toBe(expected);
});
