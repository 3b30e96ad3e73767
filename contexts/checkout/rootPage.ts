import type { BrandMode } from '@/brands/brand';
import type { ProductKey } from '@/services/checkout/productKeys';
import type { ColorRoles } from '@/themes/tokens';
import type { Page } from './page';

/** How a brand looks in one mode, for a preview. */
export interface BrandLook extends Pick<ColorRoles, 'background' | 'text' | 'primary'> {
  logoFile: string;
}

export type BrandLooks = Record<BrandMode, BrandLook>;

/** A product that a link can be made for, as far as it is known without asking the service. */
export interface BuilderProduct {
  key: ProductKey;
  brandName: string;
  looks: BrandLooks;
  /** null: the brand has no variant in Mozambique. */
  looksInMozambique: BrandLooks | null;
}

export interface Builder {
  /** Where links lead, such as https://checkout.example */
  origin: string;
  products: readonly BuilderProduct[];
}

export interface RootPage extends Page {
  /** The link builder; null: this address shows nothing to the public. */
  builder: Builder | null;
}
