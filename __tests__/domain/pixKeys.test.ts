import { readPixKey } from '@/domain/pixKeys';

it.each([
  ['529.982.247-25', '52998224725'],
  ['52998224725', '52998224725'],
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  [' Maria.Silva@Example.com ', 'maria.silva@example.com'],
  ['+5511987654321', '+5511987654321'],
  ['+55 (11) 98765-4321', '+5511987654321'],
  ['123E4567-e12b-12d1-a456-426655440000', '123e4567-e12b-12d1-a456-426655440000'],
])('"%s" is the Pix key %s', (text, key) => {
  expect(readPixKey(text)).toBe(key);
});

it.each([
  ['', 'nothing'],
  ['Maria da Silva', 'a name'],
  ['52998224724', 'a CPF with a wrong digit'],
  ['11222333000180', 'a CNPJ with a wrong digit'],
  ['11987654321', 'a phone without +55'],
  ['+551133334444', 'a line that is no mobile'],
  ['+258841234567', 'a phone of another country'],
  ['maria@example', 'an address without a domain'],
  [`${'m'.repeat(70)}@example.com`, 'an address that is too long'],
  ['123e4567e12b12d1a456426655440000', 'a UUID without hyphens'],
])('"%s" is none: %s', (text) => {
  expect(readPixKey(text)).toBeUndefined();
});
