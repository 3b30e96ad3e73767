import { normalizePhone } from '@/services/phone/phone';
import type { StoredValues } from '@/services/storage';
import { toPlainName } from '@/validation/contact';
import type { LeadValues } from './leadValues';

/** What was typed, as it is sent and kept. Costs the phone library: import it when it is needed. */
export function toContact({
  email,
  name,
  phone,
  phoneCountry,
}: LeadValues): StoredValues['dataForm'] {
  return {
    name: toPlainName(name),
    email: email.trim(),
    phone: normalizePhone(phone, phoneCountry).value,
  };
}
