import { existsSync } from 'node:fs';
import { cardCompanies } from '@/contract/enumerations';

it.each([...cardCompanies, 'any'])('there is a logo for %s', (company) => {
  expect(existsSync(`public/cards/${company}.svg`)).toBe(true);
});
