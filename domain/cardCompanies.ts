export const cardCompanyIds = ['visa', 'mastercard', 'elo', 'american_express', 'diners'] as const;
export type CardCompanyId = (typeof cardCompanyIds)[number];

export function isCardCompanyId(text: string): text is CardCompanyId {
  return cardCompanyIds.some((id) => id === text);
}

const DEFAULT_GROUPS = [4, 4, 4, 4];

const groupsByCompany: Partial<Record<CardCompanyId, readonly number[]>> = {
  american_express: [4, 6, 5],
  diners: [4, 6, 4],
};

export function cardNumberGroups(company: CardCompanyId | null | undefined): readonly number[] {
  return (company && groupsByCompany[company]) ?? DEFAULT_GROUPS;
}
