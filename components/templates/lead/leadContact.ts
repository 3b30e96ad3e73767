import { normalizePhone } from '@/services/phone/phone';
import type { StoredValues } from '@/services/storage';
import { readName } from '@/validation/contact';
import { readEmail } from '@/validation/readEmail';
import { completePhone } from '../../fields/phone/phoneEdits';
import type { LeadValues } from './leadValues';

/**
 * Reads the typed values as the fields' masks and edits would show them, even where these came too
 * late or never, as in a field that a browser filled in. Costs the phone library: import it when it is
 * needed.
 */
export function readLead(values: LeadValues): LeadValues {
  const { email, name, phone, phoneCountry } = values;
  return {
    ...values,
    name: readName(name),
    email: readEmail(email),
    // A text without a digit is not a phone, and its rule says so.
    phone: /\p{Nd}/u.test(phone) ? completePhone(phone, phoneCountry) : phone,
  };
}

export function toContact(values: LeadValues): StoredValues['dataForm'] {
  const { email, name, phone, phoneCountry } = readLead(values);
  const { error, value } = normalizePhone(phone, phoneCountry);
  return { name, email, phone: error ? values.phone : value };
}
