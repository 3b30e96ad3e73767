import { useRouter } from 'next/router';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isUpsellPage, withQuery } from '@/services/checkout/routes';
import { getCurrentStep, getNextStep } from '@/services/checkout/steps';
import type { ProductV2 } from '@/contract/product';
import { readStored, writeStored } from '@/services/storage';
import { useStored } from '../useStored';
import { usePageLead } from './usePageLead';
import {
  BuyerContext,
  type BuyerValue,
  CheckoutPageContext,
  type CheckoutPageValue,
  type CheckoutProduct,
  LoadingContext,
  NavigationContext,
  type NavigationValue,
} from './CheckoutContext';
import type { CheckoutPage, Page } from '@/services/checkout/page';

const redirectSuccess = '/login';

/** What a page needs once it has read the browser's storage: where the buyer goes, at what price. */
export const loadArrival = () => import('@/services/checkout/arrival');

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
  const lead = usePageLead(page.pathname);
  const dataForm = useStored('dataForm');
  const purchaseToken = useStored('purchaseToken');
  const { pathname, rawQuery } = page;

  const goTo = useCallback(
    async (route: string, query = rawQuery) => {
      setLoading(true);
      try {
        await router.push(withQuery(route, query));
      } finally {
        setLoading(false);
      }
    },
    [router, rawQuery],
  );
  const replaceQuery = useCallback(
    async (query: string) => {
      await router.replace(withQuery(pathname, query), undefined, { scroll: false });
    },
    [router, pathname],
  );
  useUpsellTheme(isCheckoutPage(page) ? page : null, replaceQuery);

  const buyer = useMemo((): BuyerValue => {
    const { email = null, name = null, phone = null } = lead ?? dataForm ?? {};
    return {
      lead,
      userName: name,
      userPhone: phone,
      userEmail: email,
      userLeadId: lead?.leadId ?? null,
      purchaseToken,
    };
  }, [lead, dataForm, purchaseToken]);

  const [freshProduct, setFreshProduct] = useState<FreshProduct | null>(null);
  const refreshProduct = useCallback(async () => {
    if (!isCheckoutPage(page)) return;
    const { loadFreshProduct } = await loadArrival();
    setFreshProduct({ page, product: await loadFreshProduct(page, lead) });
  }, [lead, page]);

  const pageValue = useMemo((): CheckoutPageValue => {
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
      _ga: page.query._ga ?? null,
    };
  }, [page, rawQuery, freshProduct]);

  const navigation = useMemo(
    (): NavigationValue => ({ setLoading, redirectSuccess, goTo, refreshProduct, replaceQuery }),
    [goTo, refreshProduct, replaceQuery],
  );

  return (
    <CheckoutPageContext value={pageValue}>
      <BuyerContext value={buyer}>
        <NavigationContext value={navigation}>
          <LoadingContext value={loading}>{children}</LoadingContext>
        </NavigationContext>
      </BuyerContext>
    </CheckoutPageContext>
  );
}

/**
 * Reloads a step's page that came without the upsell theme in the browser's storage: the cookie that
 * tells the server was lost. Only once, so that a browser without cookies does not reload forever.
 * @param page null outside the flows
 */
function useUpsellTheme(
  page: CheckoutPage | null,
  replaceQuery: NavigationValue['replaceQuery'],
): void {
  const hasAsked = useRef(false);
  useEffect(() => {
    const isMissing = page !== null && !page.hasUpsellTheme;
    if (!isMissing || hasAsked.current || readStored('shouldUseUpsellTheme') !== true) return;
    hasAsked.current = true;
    writeStored('shouldUseUpsellTheme', true);
    void replaceQuery(page.rawQuery);
  }, [page, replaceQuery]);
}

interface FreshProduct {
  page: CheckoutPage;
  product: ProductV2;
}

/**
 * Derives the product side of the context from the server's page.
 * @param fresh replaces the product of its own page, never of a later one, which may have another
 *   voucher or plan
 */
export function createCheckoutProduct(
  page: CheckoutPage,
  fresh: FreshProduct | null,
): CheckoutProduct {
  const { checkout, offered, query, stepIndicator, stepRoute } = page;
  const { business, config, flow, productCode, seller, voucher } = checkout;
  const currentStep = getCurrentStep(flow, stepRoute);
  return {
    product: fresh?.page === page ? fresh.product : (offered ?? checkout).product,
    offeredPlanId: offered?.planId ?? null,
    saleQuery: offered?.saleQuery ?? query,
    choosablePlanIds: page.choosablePlanIds,
    productCode,
    productBusiness: business,
    productFlow: flow,
    allCheckoutFlowsByProductCode: config.checkoutFlow,
    title: config.title,
    voucher,
    seller: query.seller,
    sellerName: seller.name,
    sellerAccount: seller.account,
    hasAddressFormOnPayment: config.hasAddressForm,
    isLiveEnabled: seller.isLiveEnabled,
    currentStep,
    nextStep: currentStep && getNextStep(flow, currentStep),
    nextOffer: page.nextOffer ?? null,
    stepIndicator,
  };
}
