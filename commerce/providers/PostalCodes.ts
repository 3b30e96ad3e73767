import type { PostalCodePlace } from '@/contract/postalCode';

/**
 * The port to a look-up of Brazilian postal codes. The product contains a table of ranges, which needs
 * no network; a service that knows streets can replace it in main.ts. `find` throws
 * ProviderUnavailable when there was no usable answer.
 */
export interface PostalCodes {
  /**
   * @param digits the CEP's 8 digits
   * @returns null for a code that belongs to no place
   */
  find(digits: string): Promise<PostalCodePlace | null>;
}
