/** What the form needs from its first use on, in one chunk: its rules, its draft, its call. */
export { LeadDraft } from './LeadDraft';
export { createLeadValidation } from './leadValidation';
export { addTypedVoucher, sendLead } from './sendLead';
