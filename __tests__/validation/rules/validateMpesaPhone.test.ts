import { validateMpesaPhone } from '@/validation/rules/validateMpesaPhone';

test.each(['841234567', '84 123 4567', '+258 84 123 4567', '82-123-4567', '871234567'])(
  '%s is a number that can pay',
  (value) => {
    expect(validateMpesaPhone(value)).toBeUndefined();
  },
);

test.each(['', '811234567', '881234567', '84123456', '8412345678', '+351841234567', '21 123 456'])(
  '"%s" is not',
  (value) => {
    expect(validateMpesaPhone(value)).toBe('validation.mpesaPhone');
  },
);
