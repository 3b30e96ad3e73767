import Head from 'next/head';
import { lazy, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { usePrefetchNextStep } from '@/contexts/checkout/usePrefetchNextStep';
import { useTranslation } from '@/contexts/TranslationContext';
import { hasSellerBox } from '@/services/checkout/routes';
import { SellerBanner } from './SellerBanner';
import { SellerBox } from './SellerBox';
import { ShellFooter } from './ShellFooter';
import { ShellHeader } from './ShellHeader';
import { ToastHost } from './ToastHost';
import { useCookiesEnabled } from './useCookiesEnabled';

/** Few browsers need it. */
const CookiesDisabledNotice = lazy(async () => ({
  default: (await import('./CookiesDisabledNotice')).CookiesDisabledNotice,
}));

/** Nothing waits while a page loads: it comes right after. */
const loadOverlay = () => import('./LoadingOverlay');
const LoadingOverlay = lazy<ComponentType>(() =>
  loadOverlay().then(
    (loaded) => ({ default: loaded.LoadingOverlay }),
    // Without a connection the page waits without a word, and stays.
    () => ({ default: () => null }),
  ),
);

/** Buyers never load it. */
const HomologationBanner = lazy(async () => ({
  default: (await import('./HomologationBanner')).HomologationBanner,
}));

/** One column of 505 px (spec section 9); templates with a summary beside the form widen it. */
const Column = styled.div`
  display: grid;
  gap: 24px;
  max-width: var(--page-width, 505px);
  margin: 0 auto;
  padding: 8px 16px 0;
`;

const Main = styled.main`
  display: grid;
  gap: 24px;
  min-width: 0;
`;

/** The frame of every page (spec section 1). */
export function PageShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { area, checkout, isMozambiqueTheme, loading, page } = useCheckout();
  const areCookiesEnabled = useCookiesEnabled();
  usePrefetchNextStep();
  useEffect(() => {
    loadOverlay().catch(() => undefined);
  }, []);
  const title = checkout?.title ?? page.brand.name;
  const head = (
    <Head>
      <title>{t('shell.title', { product: title })}</title>
    </Head>
  );
  if (!areCookiesEnabled) {
    return (
      <>
        {head}
        <Suspense>
          <CookiesDisabledNotice />
        </Suspense>
      </>
    );
  }

  const sellerName =
    checkout && hasSellerBox(page.pathname, checkout.seller, checkout.sellerName)
      ? checkout.sellerName
      : null;
  return (
    <>
      {head}
      {page.isHomologation && (
        <Suspense>
          <HomologationBanner />
        </Suspense>
      )}
      {sellerName !== null && (
        <SellerBanner name={sellerName} isHighlighted={area === 'upsell' && isMozambiqueTheme} />
      )}
      <Column>
        <ShellHeader />
        <Main>
          {sellerName !== null && <SellerBox name={sellerName} />}
          {children}
        </Main>
        <ShellFooter />
      </Column>
      {/* Always there: what appears inside a live region is spoken, one that appears is not. */}
      <div role="status">
        <Suspense>{loading && <LoadingOverlay />}</Suspense>
      </div>
      <ToastHost />
    </>
  );
}
