const tokenKeys = ['purchaseToken', 'upsellToken', 'invoiceToken'] as const;

/** The token of a payment is kept under one of these: what is paid for afterwards takes no other's place. */
export type TokenKey = (typeof tokenKeys)[number];

export const isTokenKey = (key: string | null | undefined): key is TokenKey =>
  tokenKeys.some((own) => own === key);
