import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { withQuery } from '@/services/checkout/routes';
import { readStored, writeStored } from '@/services/storage/storage';
import type { CheckoutPage } from './page';

/**
 * Asks for a step's page anew when it came without the upsell theme that the browser has stored: the
 * cookie that tells the server was lost. Once, so that a browser without cookies is left in peace.
 * @param page null outside the flows
 */
export function useUpsellTheme(page: CheckoutPage | null): void {
  const router = useRouter();
  const hasAsked = useRef(false);
  useEffect(() => {
    const isMissing = page !== null && page.brand.dsMode === page.mainDsMode;
    if (!isMissing || hasAsked.current || readStored('shouldUseUpsellTheme') !== true) return;
    hasAsked.current = true;
    writeStored('shouldUseUpsellTheme', true);
    void router.replace(withQuery(page.pathname, page.rawQuery), undefined, { scroll: false });
  }, [page, router]);
}
