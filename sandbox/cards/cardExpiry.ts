import Type, { type Static } from 'typebox';
import { cardCompanyIds } from '@/domain/cardCompanies';

/** The month a card ends with, as printed on it. */
export const CardExpiry = Type.Object({
  /** 1-12. */
  month: Type.Integer({ minimum: 1, maximum: 12 }),
  /** Four digits. */
  year: Type.Integer({ minimum: 2000, maximum: 9999 }),
});
export type CardExpiry = Static<typeof CardExpiry>;

/** By what its holder knows a card again; never more of its number. */
export const CardHint = Type.Object({
  company: Type.Union([Type.Enum([...cardCompanyIds]), Type.Null()]),
  lastDigits: Type.String({ pattern: '^[0-9]{4}$' }),
});
export type CardHint = Static<typeof CardHint>;

/** Whether the month is over in every time zone, the last of which is 12 hours behind UTC. */
export function hasExpired({ month, year }: CardExpiry, at: Date): boolean {
  return at.getTime() >= Date.UTC(year, month, 1, 12);
}

const mostYearsAhead = 20;

/** Whether a card could have been issued by now that ends in this month. */
export function isIssuedExpiry({ year }: CardExpiry, at: Date): boolean {
  return year <= at.getUTCFullYear() + mostYearsAhead;
}
