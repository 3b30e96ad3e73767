import Type, { type Static } from 'typebox';
import { cardCompanyIds } from '@/domain/cardCompanies';

export const CardExpiry = Type.Object({
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  year: Type.Integer({ minimum: 2000, maximum: 9999 }),
});
export type CardExpiry = Static<typeof CardExpiry>;

export const CardHint = Type.Object({
  company: Type.Union([Type.Enum([...cardCompanyIds]), Type.Null()]),
  lastDigits: Type.String({ pattern: '^[0-9]{4}$' }),
});
export type CardHint = Static<typeof CardHint>;

export function hasExpired({ month, year }: CardExpiry, at: Date): boolean {
  return at.getTime() >= Date.UTC(year, month, 1, 12);
}

const maxYearsAhead = 20;

export function isIssuedExpiry({ year }: CardExpiry, at: Date): boolean {
  return year <= at.getUTCFullYear() + maxYearsAhead;
}
