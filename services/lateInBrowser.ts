// Apart from `late.ts`, which the server loads too: instrumentation may not import Next's router.
export { runTags } from './analytics/runTags';
export { keepRecaptchaApart } from './http/recaptcha';
export { createReceivers, watchErrors } from './monitoring/browserReceivers';
