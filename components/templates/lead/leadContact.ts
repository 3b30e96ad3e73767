import { normalizePhone } from '@/services/phone/phone';
import type { StoredValues } from '@/services/storage';
import type { LeadValues } from './leadValues';
import { readLead } from './readLead';

/** Costs the phone library, which the check of each key does without. */
export function toContact(values: LeadValues): StoredValues['dataForm'] {
  const { email, name, phone, phoneCountry } = readLead(values);
  const { error, value } = normalizePhone(phone, phoneCountry);
  return { name, email, phone: error ? values.phone : value };
}
