const tokenKeys = ['purchaseToken', 'upsellToken', 'invoiceToken'] as const;

export type TokenKey = (typeof tokenKeys)[number];

export const isTokenKey = (key: string | null | undefined): key is TokenKey =>
  tokenKeys.some((own) => own === key);
