/** Rules of a buyer's visit to the points programme. Times in milliseconds. */
export const liveloRules = {
  /** From its opening, and anew from the moment the member is proved. */
  sessionLifetime: 30 * 60_000,
  /** How many CPFs nobody proved to be theirs one lead or one address may ask for in a window. */
  window: 60 * 60_000,
  perLead: 10,
  perAddress: 30,
} as const;
