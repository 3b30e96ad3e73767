import { isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import fc from 'fast-check';
import { brCode } from '@/sandbox/charges/methods/pix';
import { crc16 } from '../../support/crc16';

const merchant = { name: 'Fulano de Tal', city: 'Brasília' };
const url = 'pix.sandbox.example/qr/v2/0123456789abcdef0123456789abcdef';

test('the checksum of these tests is that of the standard', () => {
  expect(crc16('123456789')).toBe('29B1');
  const centralBank =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
    '5913Fulano de Tal6008BRASILIA62070503***6304';
  expect(crc16(centralBank)).toBe('1D3D');
});

test('a dynamic code: one use, the address, no amount, no txid, ASCII capitals', () => {
  const body =
    `000201010212268000` +
    `14br.gov.bcb.pix2558${url}5204000053039865802BR` +
    `5913FULANO DE TAL6008BRASILIA62070503***6304`;
  expect(brCode(url, merchant)).toBe(`${body}${crc16(body)}`);
});

test.each([
  ['MedCof Educação e Treinamento Médico Ltda', 'São José do Rio Preto', 25, 15],
  ['🎓', '™', 7, 7],
])('the name %s and the city %s are made to fit', (name, city, nameLength, cityLength) => {
  const code = brCode(url, { name, city });
  expect(code).toMatch(new RegExp(`59${nameLength === 7 ? '07' : nameLength}[ -~]{1,25}60`));
  expect(code).toMatch(new RegExp(`60${cityLength === 7 ? '07' : cityLength}[ -~]{1,15}62`));
  expect(isValidPixPayload(code)).toBe(true);
});

test('an address that is too long is refused', () => {
  expect(() => brCode('x'.repeat(78), merchant)).toThrow(RangeError);
});

test('whatever the shop is called, the code is valid ASCII with a correct checksum', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (name, city) => {
      const code = brCode(url, { name, city });
      expect(code).toMatch(/^[ -~]+$/);
      expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
      expect(isValidPixPayload(code)).toBe(true);
    }),
  );
});
