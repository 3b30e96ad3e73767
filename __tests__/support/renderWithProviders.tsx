import { render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { ReactElement, ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import type { Mocked } from 'vitest';
import { type BrandId, getBrand } from '@/brands/registry';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { TranslationProvider } from '@/contexts/TranslationContext';
import type { Plan, ProductV2 } from '@/contract/product';
import type { CheckoutFlow } from '@/contract/productConfig';
import type { Seller } from '@/contract/seller';
import { findPageStep, getStepIndicator } from '@/services/checkout/stepIndicator';
import { getStepRoute } from '@/services/checkout/stepRoute';
import { resolveFlow } from '@/services/checkout/resolveFlow';
import type { PaymentLink } from '@/services/checkout/loadPaymentLink';
import { getChoosablePlanIds } from '@/services/checkout/plans';
import { parsePageRequest } from '@/server/http/pageRequest.server';
import { createPage } from '@/server/page/createPage.server';
import { nameStep } from '@/server/page/nameStep.server';
import type { CheckoutPage, OfferedProduct } from '@/services/checkout/page';
import type { StoredValues } from '@/services/storage';
import { buildProduct, buildSeller, defaultFlow, presentationFlow } from './builders';
import { messageNamespaces } from './messageNamespaces';

export interface ProvidersOptions {
  brand?: BrandId;
  rawQuery?: string;
  pathname?: string;
  flow?: CheckoutFlow;
  product?: Partial<ProductV2>;
  mode?: 'dark' | 'light';
  seller?: Partial<Seller>;
  sendsMail?: boolean;
  guesses?: readonly string[];
  flagsEvery?: number;
  isSavingData?: boolean;
  hasAddressForm?: boolean;
  stepLogo?: string;
  offered?: OfferedProduct;
  nextOffer?: Plan;
  sale?: PaymentLink;
  stored?: Partial<StoredValues>;
  container?: HTMLElement;
}

export function buildRouter(): Mocked<
  Pick<NextRouter, 'push' | 'replace' | 'back' | 'prefetch' | 'reload'>
> {
  return {
    push: vi.fn().mockResolvedValue(true),
    replace: vi.fn().mockResolvedValue(true),
    back: vi.fn(),
    reload: vi.fn(),
    prefetch: vi.fn().mockResolvedValue(undefined),
  };
}

export function buildCheckoutPage({
  brand: brandId = 'medcof',
  flagsEvery,
  flow,
  guesses,
  hasAddressForm = false,
  isSavingData = false,
  mode,
  nextOffer,
  offered,
  pathname = '/lead',
  product,
  rawQuery = '',
  sale,
  seller,
  sendsMail = true,
  stepLogo,
}: ProvidersOptions = {}): CheckoutPage {
  const request = { ...parsePageRequest(rawQuery, 'localhost'), isSavingData };
  const brand = getBrand(brandId, request.locale);
  const productFlow = flow ?? (brandId === 'ms' ? presentationFlow : defaultFlow);
  const page = createPage({
    brand,
    mode: mode ?? brand.dsMode,
    mainMode: brand.dsMode,
    request,
    pathname,
    stepRoute: getStepRoute(pathname),
    namespaces: messageNamespaces,
    sendsMail,
    sold: { ...buildProduct(product), hasAddressForm, stepLogo: stepLogo ?? null },
  });
  const shownFlow = resolveFlow([productFlow], request.query, brand.business) ?? productFlow;
  return {
    ...page,
    ...(guesses && { guesses }),
    ...(flagsEvery !== undefined && { flagsEvery }),
    stepIndicator: nameStep(
      getStepIndicator(shownFlow, page, page.brand),
      findPageStep(shownFlow, page),
      request.locale,
    ),
    ...(offered && { offered }),
    ...(nextOffer && { nextOffer }),
    ...(sale && { sale }),
    choosablePlanIds: getChoosablePlanIds(
      offered?.product ?? buildProduct(product),
      productFlow.steps,
      offered ? 'upsell' : 'main',
    ),
    checkout: {
      business: brand.business,
      productCode: brand.productCode ?? brandId,
      config: {
        gtm: null,
        title: brand.product.name,
        designSystemId: `${brandId}$${brand.dsMode}`,
        checkoutFlow: [productFlow],
        hasAddressForm,
      },
      product: buildProduct({ business: brand.business, ...product }),
      seller: buildSeller(seller),
      flow: shownFlow,
      voucher: request.query.voucher ?? null,
    },
  };
}

const shown = /^(?:color|display|opacity|pointer-events|visibility)$/;

interface StyleRule {
  type: string;
  props: string[] | string;
  children: { props: string[] | string }[] | string;
}

/**
 * Drops the rules that jsdom cannot show. It matches every rule, and slowly those with `:has`, against
 * each element that a test looks at, which would be a third of the cost of a test.
 */
function keepWhatShows(rule: StyleRule): void {
  if (rule.type !== 'rule' || typeof rule.children === 'string') return;
  const isKept = rule.children.some(({ props }) => typeof props === 'string' && shown.test(props));
  if (!isKept) rule.children = [];
}
const stylisPlugins = [keepWhatShows];

export function renderWithProviders(element: ReactElement, options: ProvidersOptions = {}) {
  const page = buildCheckoutPage(options);
  const router = buildRouter();
  for (const [key, value] of Object.entries(options.stored ?? {})) {
    window.localStorage.setItem(key, JSON.stringify(value));
  }
  function Providers({ children }: { children: ReactNode }) {
    return (
      // The page uses five methods of the router; the rest of it has no meaning outside Next.
      <RouterContext value={router as unknown as NextRouter}>
        <StyleSheetManager stylisPlugins={stylisPlugins}>
          <TranslationProvider messages={page.messages}>
            <CheckoutProvider page={page}>{children}</CheckoutProvider>
          </TranslationProvider>
        </StyleSheetManager>
      </RouterContext>
    );
  }
  const { container } = options;
  const rendered = render(element, { wrapper: Providers, ...(container && { container }) });
  return Object.assign(rendered, { router, page });
}
