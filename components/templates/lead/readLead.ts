import { readName } from '@/validation/contact';
import { readEmail } from '@/validation/readEmail';
import { completePhone } from '../../fields/phone/phoneEdits';
import type { LeadValues } from './leadValues';

/**
 * Reads the typed values as the fields' masks and edits would show them, even where these came too
 * late or never, as in a field that a browser filled in.
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
