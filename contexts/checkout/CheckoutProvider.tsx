import { useRouter } from 'next/router';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { isUpsellPage, withQuery } from '@/services/checkout/routes';
import { useStored } from '../useStored';
import { CheckoutContext, type CheckoutContextValue } from './CheckoutContext';
import { createCheckoutProduct, type FreshProduct } from './createCheckoutProduct';
import type { CheckoutPage, Page } from './page';
import { useUpsellTheme } from './useUpsellTheme';

/** Default of spec section 2, "Other routes named". */
const redirectSuccess = '/login';

function isCheckoutPage(page: Page): page is CheckoutPage {
  return 'checkout' in page;
}

interface CheckoutProviderProps {
  page: Page | CheckoutPage;
  children: ReactNode;
}

export function CheckoutProvider({ children, page }: CheckoutProviderProps) {
  const router = useRouter();
  const [loading, setLoading] = useState(false);
  const dataLead = useStored('dataLead');
  const dataForm = useStored('dataForm');
  const purchaseToken = useStored('purchaseToken');
  const { rawQuery } = page;
  useUpsellTheme(isCheckoutPage(page) ? page : null);

  const goTo = useCallback(
    async (route: string) => {
      setLoading(true);
      try {
        await router.push(withQuery(route, rawQuery));
      } finally {
        setLoading(false);
      }
    },
    [router, rawQuery],
  );

  const [freshProduct, setFreshProduct] = useState<FreshProduct | null>(null);
  const refreshProduct = useCallback(async () => {
    if (!isCheckoutPage(page)) return;
    // Prices seldom change under a buyer: what asks for them comes when they do.
    const { loadFreshProduct } = await import('./loadFreshProduct');
    setFreshProduct({ page, product: await loadFreshProduct(page) });
  }, [page]);

  const value = useMemo((): CheckoutContextValue => {
    const { dsMode, dsProductId: dsBrand } = page.brand;
    const theme = { dsBrand, dsMode };
    return {
      productTheme: theme,
      mainProductTheme: { dsBrand, dsMode: page.mainDsMode },
      legacyTheme: `${dsBrand}$${dsMode}`,
      dsBrand,
      dsMode,
      brand: page.brand,
      page,
      environment: page.environment,
      area: isUpsellPage(page.pathname) ? 'upsell' : 'main',
      rawQuery,
      isMozambiqueTheme: page.locale === 'pt-MZ',
      checkout: isCheckoutPage(page) ? createCheckoutProduct(page, freshProduct) : null,
      userName: dataLead?.name ?? dataForm?.name ?? null,
      userPhone: dataLead?.phone ?? dataForm?.phone ?? null,
      userEmail: dataLead?.email ?? dataForm?.email ?? null,
      userLeadId: dataLead?.leadId ?? null,
      purchaseToken,
      _ga: page.query._ga ?? null,
      loading,
      setLoading,
      redirectSuccess,
      goTo,
      refreshProduct,
    };
  }, [
    page,
    rawQuery,
    dataLead,
    dataForm,
    purchaseToken,
    loading,
    goTo,
    freshProduct,
    refreshProduct,
  ]);

  return <CheckoutContext value={value}>{children}</CheckoutContext>;
}
