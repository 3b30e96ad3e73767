import { type ReactNode, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useIsLoading } from '@/contexts/checkout/CheckoutContext';
import { usePrefetchNextStep } from '@/contexts/checkout/usePrefetchNextStep';
import { listenToToasts, type Toast } from '@/services/toast';
import { SellerBanner } from './Seller';
import { lazyPart } from '../ui/lazyPart';
import { loadOverlays } from './loadOverlays';
import { useDocumentHead } from './useDocumentHead';
import { usePaidPurchase } from './usePaidPurchase';

const CookiesDisabledNotice = lazyPart(async () => (await loadOverlays()).CookiesDisabledNotice);

const LoadingOverlay = lazyPart(async () => (await loadOverlays()).LoadingOverlay);

const BannerPlace = styled.div`
  min-height: 3rem;
  background: var(--color-alert-surface);
`;

const HomologationBanner = lazyPart(
  async () => (await import('./HomologationBanner')).HomologationBanner,
  <BannerPlace />,
);

export function PageShell({ children }: { children: ReactNode }) {
  const { area, checkout, isMozambiqueTheme, page } = useCheckoutPage();
  const loading = useIsLoading();
  const [areCookiesEnabled, setCookiesEnabled] = useState(true);
  const paid = usePaidPurchase();
  usePrefetchNextStep();
  useDocumentHead(page);
  useEffect(() => {
    loadOverlays().then(
      ({ keepsCookies }) => {
        setCookiesEnabled(keepsCookies());
      },
      () => undefined,
    );
  }, []);
  if (!areCookiesEnabled) {
    return <CookiesDisabledNotice />;
  }

  const { sellerName = '' } = checkout ?? {};
  return (
    <>
      {page.isHomologation && <HomologationBanner />}
      {sellerName !== '' && (
        <SellerBanner name={sellerName} isHighlighted={area === 'upsell' && isMozambiqueTheme} />
      )}
      {paid ?? children}
      {/* Always there: what appears inside a live region is spoken, one that appears is not. */}
      <div role="status">{loading && <LoadingOverlay />}</div>
      <ToastHost />
    </>
  );
}

/**
 * The toast library loads with the first toast, not with the page. A toast is never the only place of
 * an error, so the page still works without the library, for example offline.
 */
const Toasts = lazyPart(async () => (await import('./Toasts')).Toasts);

function ToastHost() {
  const [first, setFirst] = useState<Toast | null>(null);
  useEffect(() => (first ? undefined : listenToToasts(setFirst)), [first]);
  return first && <Toasts first={first} />;
}
