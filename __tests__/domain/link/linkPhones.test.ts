import { getCountry, type Locale } from '@/domain/markets';
import { findMarket, readLinkPhone } from '@/domain/phones';
import { parsePageRequest } from '@/server/http/pageRequest.server';
import { validatePhone } from '@/validation/phone';

test.each<[string, Locale, string, string]>([
  ['5511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['+5511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['%2B5511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['+55+(11)+98765-4321', 'pt-BR', '+5511987654321', 'BR'],
  ['%2055%2011%2098765-4321', 'pt-BR', '+5511987654321', 'BR'],
  ['005511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['011987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['0xx11987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['0XX(11)98765-4321', 'pt-BR', '+5511987654321', 'BR'],
  ['01511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['+55011987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['%252B5511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['55%E2%80%8B11987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['5511987654321.0', 'pt-BR', '+5511987654321', 'BR'],
  ['11987654321,00', 'pt-BR', '11987654321', 'BR'],
  ['5.511987654321E+12', 'pt-BR', '+5511987654321', 'BR'],
  ['5,511987654321e%2B12', 'pt-BR', '+5511987654321', 'BR'],
  ['0015511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['00155511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['00%2015%2055%2011%2098765-4321', 'pt-BR', '+5511987654321', 'BR'],
  ['011-55-11-98765-4321', 'pt-BR', '+5511987654321', 'BR'],
  ['+55+%2B55+11+98765-4321', 'pt-BR', '+5511987654321', 'BR'],
  ['%2B55%2B5511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['555511987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['%2B55+0055+11987654321', 'pt-BR', '+5511987654321', 'BR'],
  ['%2B258+%2B258841234567', 'pt-MZ', '+258841234567', 'MZ'],
  ['%2B51%2B51987654321', 'es-PE', '+51987654321', 'PE'],
  // Santa Maria, whose area code 55 is also Brazil's country code.
  ['5555987654321', 'pt-BR', '+5555987654321', 'BR'],
  ['%2B555555987654321', 'pt-BR', '+5555987654321', 'BR'],
  ['011-258-84-123-4567', 'pt-MZ', '+258841234567', 'MZ'],
  ['011-51-987654321', 'es-PE', '+51987654321', 'PE'],
  ['01%20987654321', 'es-PE', '+51987654321', 'PE'],
  ['%2B51%20(1)%20987654321', 'es-PE', '+51987654321', 'PE'],
  ['11987654321', 'pt-BR', '11987654321', 'BR'],
  ['(11)+98765-4321', 'pt-BR', '(11) 98765-4321', 'BR'],
  // Porto Alegre, not Peru.
  ['51912345678', 'pt-BR', '51912345678', 'BR'],
  ['51912345678', 'es-PE', '+51912345678', 'PE'],
  ['+51912345678', 'es-PE', '+51912345678', 'PE'],
  ['912345678', 'es-PE', '912345678', 'PE'],
  ['258841234567', 'pt-MZ', '+258841234567', 'MZ'],
  ['841234567', 'pt-MZ', '841234567', 'MZ'],
  ['258841234567', 'pt-BR', '+258841234567', 'MZ'],
  ['5511987654321', 'pt-MZ', '+5511987654321', 'BR'],
  ['5511987654321', 'es-PE', '+5511987654321', 'BR'],
])('phone=%s with the locale %s is %s of %s', (phone, locale, expected, country) => {
  const { query } = parsePageRequest(`phone=${phone}&locale=${locale}`, '');
  expect(query.phone).toBe(expected);
  const home = getCountry(locale);
  expect(findMarket(expected) ?? home).toBe(country);
  expect(validatePhone(expected, country)).toBeUndefined();
});

test.each(['+351912345678', '0912345678', '551133334444', 'abc', ''])(
  'the phone %s stays as it is',
  (phone) => {
    expect(readLinkPhone(phone, 'BR')).toBe(phone);
  },
);

test.each(['5.5E+12', '5,51199E%2B12', 'undefined', '{{phone}}', '[telefone]'])(
  'phone=%s is no phone',
  (phone) => {
    expect(parsePageRequest(`phone=${phone}&product=ms`, '').query).not.toHaveProperty('phone');
  },
);
