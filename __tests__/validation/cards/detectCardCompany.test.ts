import { detectCardCompany } from '@/validation/cards/detectCardCompany';

test.each([
  ['4111 1111 1111 1111', 'visa'],
  ['41', 'visa'],
  ['5555 5555 5555 4444', 'mastercard'],
  ['2221 00', 'mastercard'],
  ['3782 822463 10005', 'american_express'],
  ['34', 'american_express'],
  ['3056 930902 5904', 'diners'],
  ['38', 'diners'],
  ['4011 7812 3456 7890', 'elo'],
  ['4514 16', 'elo'],
  ['6500 31', 'elo'],
  ['6362 97', 'elo'],
])('%s is %s', (number, company) => {
  expect(detectCardCompany(number)).toBe(company);
});

test.each([
  ['', 'nothing typed'],
  ['4', 'Visa and Elo begin so'],
  ['6062 82', 'Hipercard is not taken'],
  ['6011 11', 'Discover is not taken'],
  ['9', 'nobody begins so'],
])('%j names no company (%s)', (number) => {
  expect(detectCardCompany(number)).toBeUndefined();
});
