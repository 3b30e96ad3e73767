import type { ReactNode } from 'react';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { hasSellerBox } from '@/services/checkout/routes';
import { ShellFooter } from './ShellFooter';
import { SellerBox } from './Seller';
import { ShellHeader, type ShellHeaderProps } from './ShellHeader';

interface PanesProps extends ShellHeaderProps {
  pane: ReactNode;
  children: ReactNode;
}

export function Panes({ children, pane, ...header }: PanesProps) {
  const { checkout, page } = useCheckoutPage();
  const { isLiveEnabled = false, seller = '', sellerName = '' } = checkout ?? {};
  return (
    <div className="panes">
      <div className="pane">
        <div className="pane-in-sight">
          <div className="pane-column">
            <ShellHeader {...header} />
            {pane}
          </div>
        </div>
      </div>
      <div className="work-column">
        <main>{children}</main>
        <ShellFooter>
          {hasSellerBox(page.pathname, seller, sellerName) && (
            <SellerBox name={sellerName} isLive={isLiveEnabled} />
          )}
        </ShellFooter>
      </div>
    </div>
  );
}
