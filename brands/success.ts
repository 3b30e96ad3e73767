import type { SuccessDisplay } from './brand';

/** What every brand shows (spec section 2, "Success display flags"); brands state what differs. */
export const successDefaults: SuccessDisplay = {
  finalHeader: { bankSlip: true, default: false },
  accessButton: false,
  icon: true,
  upsellOfferHeader: true,
  upsellVideo: false,
  upsellThemeOnOfferCard: true,
};
