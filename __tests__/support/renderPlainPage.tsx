import { render } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ReactElement } from 'react';
import { getBrand } from '@/brands/registry';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { createPage } from '@/server/page/createPage.server';
import { TranslationProvider } from '@/contexts/TranslationContext';
import { unbranded } from '@/server/props/plainProps.server';
import type { Page } from '@/services/checkout/page';
import { parsePageRequest } from '@/server/http/pageRequest.server';
import { messageNamespaces } from './messageNamespaces';
import { buildRouter, type ProvidersOptions } from './renderWithProviders';

type PlainOptions = Pick<ProvidersOptions, 'pathname' | 'rawQuery' | 'stored'> &
  Pick<Page, 'traceId' | 'isSavingData'> & { brand?: ProvidersOptions['brand'] | 'unbranded' };

/** A page without a checkout, which a test renders itself: as the server does, for one. */
export function buildPlainPage(
  element: ReactElement,
  {
    brand: brandId = 'medcof',
    pathname = '/',
    rawQuery = '',
    stored = {},
    ...traced
  }: PlainOptions = {},
) {
  const request = parsePageRequest(rawQuery, 'localhost');
  const brand = brandId === 'unbranded' ? unbranded : getBrand(brandId, request.locale);
  const created = createPage({
    brand,
    mode: brand.dsMode,
    request,
    pathname,
    stepRoute: pathname,
    namespaces: messageNamespaces,
  });
  const page = { ...created, ...traced };
  for (const [key, value] of Object.entries(stored)) {
    window.localStorage.setItem(key, JSON.stringify(value));
  }
  const router = buildRouter();
  const wrapped = (
    // The page uses four methods of the router; the rest of it has no meaning outside Next.
    <RouterContext value={router as unknown as NextRouter}>
      <TranslationProvider messages={page.messages}>
        <CheckoutProvider page={page}>{element}</CheckoutProvider>
      </TranslationProvider>
    </RouterContext>
  );
  return { page: wrapped, router };
}

export function renderPlainPage(element: ReactElement, options: PlainOptions = {}) {
  const { page, router } = buildPlainPage(element, options);
  return Object.assign(render(page), { router });
}
