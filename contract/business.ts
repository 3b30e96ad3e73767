import Type from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';

/**
 * A company that sells. Any code of this form is accepted: another service behind the checkout may
 * have companies of its own. The embedded service sells for `businesses` (contract/enumerations.ts).
 */
export const BusinessCode = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: linkParameters.business.maxLength,
  description: 'The company that sells, by its code',
  examples: ['medcof'],
});
