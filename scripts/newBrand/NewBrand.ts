import type { Business } from '@/contract/enumerations';

/** What the generator is told; everything else starts neutral and is edited in the files. */
export interface NewBrand {
  /** dsProductId, product key and product code at once: lower-case words joined by hyphens. */
  id: string;
  name: string;
  business: Business;
  /** Of the primary colour, in degrees. */
  hue: number;
}
