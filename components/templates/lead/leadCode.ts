export { LeadDraft } from './LeadDraft';
export { prefill } from './leadPrefill';
export { addTypedVoucher, sendLead } from './sendLead';
