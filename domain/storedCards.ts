/**
 * The cookie that holds a browser's secret for its stored card: over https the prefix makes browsers
 * bind the cookie to this host (RFC 6265bis); over http, on a developer's machine, they would refuse
 * it.
 */
export const storedCardCookies = { https: '__Host-stored-card', http: 'stored-card' } as const;

/** Seconds: a stored card is for what is offered right after the purchase. */
export const storedCardLifetime = 3_600;

/**
 * Names the wording of the buyer's consent (`payment.storeCard`, `customOffer.card.consent`). Another
 * wording is another version.
 */
export const storedCardConsent = '2026-11';
