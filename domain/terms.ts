/**
 * Names the version of the brands' terms and privacy policies, and of what the pages say of them. It
 * changes on the day on which a text of theirs does.
 */
export const termsVersion = '2026-11-01';
