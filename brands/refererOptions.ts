/** The answers to "how did you find us?" of spec section 3; its named promoters are not named there. */
export const refererOptions = [
  'wiseup-site',
  'wiseup-escola',
  'email',
  'facebook',
  'google',
  'instagram',
  'youtube',
  'representante',
  'outro',
] as const;

export type RefererOption = (typeof refererOptions)[number];

/** Mozambique has no Wise Up schools. */
export const mozambicanRefererOptions: readonly RefererOption[] = refererOptions.filter(
  (option) => option !== 'wiseup-escola',
);
