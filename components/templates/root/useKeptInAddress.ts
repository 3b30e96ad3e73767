import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { withQuery } from '@/services/checkout/routes';
import { useSettled } from './useSettled';

/** Keeps the choice in the builder's own address, so that it survives a reload and can be shared. */
export function useKeptInAddress(query: string): void {
  const router = useRouter();
  const settled = useSettled(query);
  useEffect(() => {
    // The router is another one after each change of the address.
    if (window.location.search === `?${settled}`) return;
    void router.replace(withQuery('/', settled), undefined, { shallow: true, scroll: false });
  }, [router, settled]);
}
