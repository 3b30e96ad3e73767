export { LeadDraft } from './LeadDraft';
export { createLeadValidation } from './leadValidation';
export { addTypedVoucher, sendLead } from './sendLead';
