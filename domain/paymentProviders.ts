/** The payment providers that commerce has an adapter for, by the names of PAYMENT_PROVIDER. */
export const paymentProviderNames = ['sandbox'] as const;
export type PaymentProviderName = (typeof paymentProviderNames)[number];
