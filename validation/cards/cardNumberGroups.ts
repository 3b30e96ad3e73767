import type { CardCompanyId } from './cardCompanyId';

const DEFAULT_GROUPS = [4, 4, 4, 4];

const groupsByCompany: Partial<Record<CardCompanyId, readonly number[]>> = {
  american_express: [4, 6, 5],
  diners: [4, 6, 4],
};

/** How many digits stand in each group as printed on the card (facts, "Cards"). */
export function cardNumberGroups(company: CardCompanyId | undefined): readonly number[] {
  return (company && groupsByCompany[company]) ?? DEFAULT_GROUPS;
}
