/**
 * Names the wording in which a buyer agrees to be charged after a trial (`payment.trial.consent`).
 * Another wording is another version.
 */
export const cardAgreementConsent = '2026-11';
