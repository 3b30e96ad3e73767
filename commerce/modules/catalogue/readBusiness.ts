import { type Business, businesses } from '@/contract/enumerations';
import { invalidField } from '../../http/problems';

/**
 * Reads a company that this service sells for.
 * @throws ProblemError invalid_field for any other
 */
export function readBusiness(code: string): Business {
  const business = businesses.find((known) => known === code);
  if (!business) throw invalidField('/business', 'unknown');
  return business;
}
