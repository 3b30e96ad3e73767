/** What few pages need, and late, in one chunk: receivers of the log, tags, the captcha of others. */
export { runTags } from './analytics/runTags';
export { keepRecaptchaApart } from './http/recaptcha';
export { createReceivers, watchErrors } from './monitoring/browserReceivers';
