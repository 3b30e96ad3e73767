export { runTags } from './analytics/runTags';
export { keepRecaptchaApart } from './http/recaptcha';
export { createReceivers, watchErrors } from './monitoring/browserReceivers';
