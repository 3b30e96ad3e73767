export { LeadDraft } from './LeadDraft';
export { addTypedVoucher, sendLead } from './sendLead';
