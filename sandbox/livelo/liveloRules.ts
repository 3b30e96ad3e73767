/** The programme's terms. Times in milliseconds. */
export const liveloRules = {
  /** What points are worth: `points` of them stand for `amount` minor units. */
  rate: { points: 1_000, amount: 4_950 },
  /** The fewest that may be redeemed at once. */
  minimumPoints: 1_000,
  codeLifetime: 10 * 60_000,
  /** Tries of one code; whoever asks for the code may be stricter. */
  codeTries: 10,
  authorizationLifetime: 40 * 60_000,
} as const;
