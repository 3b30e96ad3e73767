import type { Locale } from '@/contract/enumerations';
import { collectErrors, type FormErrors } from '@/validation/schemas/collectErrors';
import { leadSchema } from '@/validation/schemas/leadSchema';
import type { LeadValues } from './leadValues';
import { readLead } from './readLead';

export function createLeadValidation(locale: Locale): (values: LeadValues) => FormErrors {
  const schema = leadSchema(locale);
  return (values) => collectErrors(schema, readLead(values));
}
