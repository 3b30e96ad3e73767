/**
 * Names the version of the brands' terms and privacy policies, and of what the pages say about them.
 * It changes on the day one of these texts changes.
 */
export const termsVersion = '2026-11-28';
