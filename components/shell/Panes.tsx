import { type ReactNode, Suspense } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { hasSellerBox } from '@/services/checkout/routes';
import { lazyPart } from '../ui/lazyPart';
import { ShellHeader } from './ShellHeader';

/** What is bought, where a page is about that: the server renders it, its code follows the form's. */
const OfferPane = lazyPart(async () => (await import('../summary/OfferPane')).OfferPane);

/** Words and links: the server renders them, and nothing waits for their code. */
const ShellFooter = lazyPart(async () => (await import('./ShellFooter')).ShellFooter);

/** Few links name a seller. */
const SellerBox = lazyPart(async () => (await import('./Seller')).SellerBox);

interface PanesProps {
  /** What the brand's side says; without it what is bought, where there is something; null: nothing. */
  pane?: ReactNode;
  /** Whether the brand's side leaves room for what the brand has drawn; without a word it does. */
  isShort?: boolean;
  /** False where a message stands in the place of a step. */
  isStep?: boolean;
  children: ReactNode;
}

/** The two sides of a page: the brand and what is bought; what is to be done (shellCss.ts). */
export function Panes({ children, isShort = false, isStep = true, pane }: PanesProps) {
  const { checkout, page } = useCheckoutPage();
  const { isLiveEnabled = false, seller = '', sellerName = '' } = checkout ?? {};
  return (
    <div className="panes">
      <div className="pane">
        <div
          className="pane-in-sight"
          data-short={isShort || pane === undefined || pane === null || undefined}
        >
          <div className="pane-column">
            <ShellHeader isStep={isStep} />
            <Suspense fallback={<div className="order-place" />}>
              {pane === undefined ? checkout && <OfferPane /> : pane}
            </Suspense>
          </div>
        </div>
      </div>
      <div className="work-column">
        <main>{children}</main>
        <Suspense>
          <ShellFooter>
            {hasSellerBox(page.pathname, seller, sellerName) && (
              <SellerBox name={sellerName} isLive={isLiveEnabled} />
            )}
          </ShellFooter>
        </Suspense>
      </div>
    </div>
  );
}
