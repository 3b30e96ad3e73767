/**
 * Names the words in which a buyer agrees to be charged after a trial (`payment.trial.consent`).
 * Other words are another version.
 */
export const cardAgreementConsent = '2026-11';
