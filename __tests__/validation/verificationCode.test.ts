import { maskitoTransform } from '@maskito/core';
import { findVerificationCode, verificationCodeMask } from '@/validation/maskDigits';

test.each([
  '123456',
  ' 123 456 ',
  '123-456',
  'Seu código é 123456',
  'Seu código é 123456. Válido por 10 minutos.',
  'Em 24 horas de 2026: 123456',
  'G-123456',
  '123456 é o seu código. @exemplo.com.br #123456',
  '“１２３４５６”',
  'Código: ١٢٣٤٥٦',
  '<#> 123\u00a0456 \u200b',
])('%j holds the code', (text) => {
  expect(findVerificationCode(text)).toBe('123456');
  expect(maskitoTransform(text, verificationCodeMask)).toBe('123456');
});

test.each(['123456 ou 654321', '1234567', '12345', 'código', ''])(
  '%j holds no certain code',
  (text) => {
    expect(findVerificationCode(text)).toBeUndefined();
  },
);

test('digits typed apart form one code', () => {
  expect(maskitoTransform('1 2 3 4 5 6', verificationCodeMask)).toBe('123456');
});
