import { render } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactElement, ReactNode } from 'react';
import { getBrand, type BrandId } from '@/brands/registry';
import type { CheckoutFlow, ProductV2 } from '@/contract/product';
import type { Seller } from '@/contract/seller';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { createPage } from '@/contexts/checkout/createPage';
import type { CheckoutPage } from '@/contexts/checkout/page';
import { TranslationProvider } from '@/contexts/TranslationContext';
import type { MessageNamespace } from '@/locales/messageKey';
import { ptBR } from '@/locales/pt-BR';
import { parseQuery } from '@/services/checkout/parseQuery';
import { resolveFlow } from '@/services/checkout/resolveFlow';
import type { StoredValues } from '@/services/storage/storedValues';
import { buildProduct, buildSeller, defaultFlow, presentationFlow } from './builders';

export interface ProvidersOptions {
  brand?: BrandId;
  /** The link's query, without '?'. */
  rawQuery?: string;
  pathname?: string;
  flow?: CheckoutFlow;
  product?: Partial<ProductV2>;
  seller?: Partial<Seller>;
  stored?: Partial<StoredValues>;
}

const isNamespace = (name: string): name is MessageNamespace =>
  Object.keys(ptBR).some((key) => key.startsWith(`${name}.`));

const namespaces = [...new Set(Object.keys(ptBR).map((key) => key.split('.')[0] ?? ''))].filter(
  isNamespace,
);

/** A router that records where the page wants to go. */
export function buildRouter(): jest.Mocked<
  Pick<NextRouter, 'push' | 'replace' | 'back' | 'prefetch'>
> {
  return {
    push: jest.fn().mockResolvedValue(true),
    replace: jest.fn().mockResolvedValue(true),
    back: jest.fn(),
    prefetch: jest.fn().mockResolvedValue(undefined),
  };
}

export function buildCheckoutPage({
  brand: brandId = 'medcof',
  flow,
  pathname = '/lead',
  product,
  rawQuery = '',
  seller,
}: ProvidersOptions = {}): CheckoutPage {
  const brand = getBrand(brandId);
  const query = parseQuery(rawQuery);
  const productFlow = flow ?? (brandId === 'ms' ? presentationFlow : defaultFlow);
  const page = createPage({
    brand,
    mode: brand.dsMode,
    query,
    rawQuery,
    pathname,
    host: 'localhost',
    namespaces,
  });
  return {
    ...page,
    checkout: {
      business: brand.business,
      productCode: brand.productCode ?? brandId,
      config: {
        gtm: null,
        title: brand.product.name,
        designSystemId: `${brandId}$${brand.dsMode}`,
        checkoutFlow: [productFlow],
        hasAddressForm: false,
      },
      product: buildProduct({ business: brand.business, ...product }),
      seller: buildSeller(seller),
      flow: resolveFlow([productFlow], query, brand.business) ?? productFlow,
      voucher: query.voucher ?? null,
    },
  };
}

/** Renders inside all providers of a page, as _app does, for one brand. */
export function renderWithProviders(element: ReactElement, options: ProvidersOptions = {}) {
  const page = buildCheckoutPage(options);
  const router = buildRouter();
  for (const [key, value] of Object.entries(options.stored ?? {})) {
    window.localStorage.setItem(key, JSON.stringify(value));
  }
  function Providers({ children }: { children: ReactNode }) {
    return (
      // The page uses four verbs of the router; the rest of it has no meaning outside Next.
      <RouterContext value={router as unknown as NextRouter}>
        <TranslationProvider messages={page.messages}>
          <CheckoutProvider page={page}>{children}</CheckoutProvider>
        </TranslationProvider>
      </RouterContext>
    );
  }
  return Object.assign(render(element, { wrapper: Providers }), { router, page });
}
