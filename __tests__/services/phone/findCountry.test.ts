import { findCountry } from '@/services/phone/findCountry';

test.each([
  ['+351', 'BR', 'PT'],
  ['+351 912 345 678', 'BR', 'PT'],
  [' +351', 'BR', 'PT'],
  ['+55', 'PT', 'BR'],
  ['+258 82', 'BR', 'MZ'],
  ['+51 9', 'BR', 'PE'],
  ['+1 212', 'BR', 'US'],
  ['+1 416', 'CA', 'CA'],
  ['+44 20', 'JE', 'JE'],
  ['+7', 'BR', 'RU'],
])('%j typed while %s is chosen belongs to %s', (phone, current, country) => {
  expect(findCountry(phone, current)).toBe(country);
});

test.each(['', '+', '+3', '+999', '351912345678', '(11) 98765-4321'])(
  '%j names no country',
  (phone) => {
    expect(findCountry(phone, 'BR')).toBeUndefined();
  },
);
