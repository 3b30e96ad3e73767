/** Card companies of the spec (section 3), in the order a buyer chooses from. */
export const cardCompanyIds = ['visa', 'mastercard', 'elo', 'american_express', 'diners'] as const;
export type CardCompanyId = (typeof cardCompanyIds)[number];

/** Whether a text names one of the card companies. */
export function isCardCompanyId(text: string): text is CardCompanyId {
  return cardCompanyIds.some((id) => id === text);
}
