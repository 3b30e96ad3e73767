import { cardCompanies } from '@/contract/enumerations';
import { validateCardCompany } from '@/validation/rules/validateCardCompany';

test.each(cardCompanies)('accepts %s, as the calls name it', (company) => {
  expect(validateCardCompany(company)).toBeUndefined();
});

test.each(['', 'Visa', 'hipercard', 'toString'])('refuses %j', (company) => {
  expect(validateCardCompany(company)).toBe('validation.cardCompany');
});
