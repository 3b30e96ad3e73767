import type { Brand, BrandLinks, LinkEnvironment } from '@/brands/brand';
import { dressBrand, findLook, findWordmark } from '@/brands/dressBrand';
import type { ProductV2 } from '@/contract/product';
import type { PageBrand } from '@/services/checkout/page';
import { getActiveMozambiqueMethods, getAcceptedMethods } from './brandMethods.server';
import { findPicture, pictureNames } from './linkPictures.server';

export interface SoldProduct {
  code: string;
  name: string;
  links?: ProductV2['links'] | undefined;
  hasAddressForm?: boolean;
  offered?: { code: string; seller: Brand | null };
  stepLogo?: string | null;
}

interface PageBrandSource {
  brand: Brand;
  mode: Brand['dsMode'];
  environment: LinkEnvironment;
  sold?: SoldProduct | undefined;
}

const noLinks: BrandLinks = { domain: '', firstAccess: '', terms: '', politics: '' };

const getProductHero = (brand: Brand, code: string): string | null =>
  dressBrand(brand, code).paneFiles.hero ??
  (brand.links === null ? findPicture([pictureNames.heroOfProduct(code)]) : null);

function getPagePicture(
  brand: Brand,
  sold: SoldProduct | undefined,
  kind: 'hero' | 'motif' | 'confetti',
): string | null {
  if (!sold) return brand.paneFiles[kind];
  const { code, offered } = sold;
  const soldPicture =
    kind === 'hero' ? getProductHero(brand, code) : dressBrand(brand, code).paneFiles[kind];
  if (!offered) return soldPicture;
  if (offered.seller) return dressBrand(offered.seller, offered.code).paneFiles[kind];
  // One of several products of a brand: the page's brand may have its picture, else the sold product's is
  // shown.
  return findLook(brand, offered.code)?.paneFiles?.[kind] ?? soldPicture;
}

/** Only the page's style names it. */
export const getPageMotif = (brand: Brand, sold: SoldProduct | undefined): string | null =>
  getPagePicture(brand, sold, 'motif');

/** Of receipts. An offered brand's page has its shapes, too. */
export const getPageConfetti = (brand: Brand, sold: SoldProduct | undefined): string | null =>
  getPagePicture(brand, sold, 'confetti');

function getPageTile(brand: Brand, sold: SoldProduct | undefined): string | null {
  if (!sold) return brand.paneFiles.tile;
  const { code, offered } = sold;
  if (!offered) return dressBrand(brand, code).paneFiles.tile;
  if (offered.seller) return dressBrand(offered.seller, offered.code).paneFiles.tile;
  // The tile stands beside the offered product's name, so it never draws the sold one.
  return findLook(brand, offered.code)?.paneFiles?.tile ?? null;
}

function getSeller(
  { faqLink, links, product }: Brand,
  environment: LinkEnvironment,
  sold: SoldProduct | undefined,
): Pick<PageBrand, 'faqLink' | 'links' | 'name'> {
  if (links || !sold) {
    return {
      name: product.name,
      faqLink: faqLink ?? '',
      links: links?.[environment] ?? noLinks,
    };
  }
  const { help = '', privacy = '', terms = '' } = sold.links ?? {};
  return { name: sold.name, faqLink: help, links: { ...noLinks, terms, politics: privacy } };
}

export function createPageBrand({ brand, environment, mode, sold }: PageBrandSource): PageBrand {
  const { dsProductId, isCaptchaBadgeHidden, multiProfile, payment, pixStep } = brand;
  const { refererOptions, stepsNumber, upsellProductName } = brand;
  const seller = sold?.offered?.seller ?? brand;
  return {
    ...getSeller(brand, environment, sold),
    dsProductId,
    dsMode: mode,
    stepsNumber,
    pixStep,
    upsellProductName,
    multiProfile: {
      ...multiProfile,
      cardThumbnailFile: seller.multiProfile.cardThumbnailFile,
    },
    refererOptions,
    isCaptchaBadgeHidden,
    whatsapp: brand.whatsapp ?? '',
    // The pane with the logo is dark in both modes.
    logoFile: findWordmark(brand, 'dark'),
    stepLogo: sold?.stepLogo ?? null,
    tile: getPageTile(brand, sold),
    hero: getPagePicture(brand, sold, 'hero'),
    paymentStep: payment.currentStep,
    isAcceptanceEnabled: brand.acceptance.isEnabled,
    sendsPlanType: brand.lead.sendBffLeadRequest.planType,
    planTypes: payment.planTypes,
    needsDocumentForInvoice: payment.sendBffPaymentRequest.documentToNFGeneration,
    cardCompanies: payment.cardCompanies,
    states: sold?.hasAddressForm ? payment.states : [],
    methods: getAcceptedMethods(brand),
    mozambiqueMethods: getActiveMozambiqueMethods(brand, environment),
  };
}
