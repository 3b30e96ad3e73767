/** Rules of the codes sent by SMS (design, issue "Every screen and every flow"). Times in milliseconds. */
export const phoneCodeRules = {
  digits: 6,
  lifetime: 10 * 60_000,
  resendWait: 60_000,
  attempts: 5,
  /** How many codes that nobody used one phone or one address may ask for in a window. */
  window: 60 * 60_000,
  perPhone: 10,
  perAddress: 30,
} as const;
