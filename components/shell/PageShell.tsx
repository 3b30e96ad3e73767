import Head from 'next/head';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useIsLoading } from '@/contexts/checkout/CheckoutContext';
import { usePaidPurchase } from '@/contexts/checkout/usePaidPurchase';
import { usePrefetchNextStep } from '@/contexts/checkout/usePrefetchNextStep';
import { useTranslation } from '@/contexts/TranslationContext';
import { hasSellerBox } from '@/services/checkout/routes';
import { listenToToasts, type Toast } from '@/services/toast';
import { ShellFooter } from './ShellFooter';
import { ShellHeader } from './ShellHeader';

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

/** For who has paid and comes back. */
const PaidPurchase = lazy(async () => ({
  default: (await import('../paidPurchase/PaidPurchase')).PaidPurchase,
}));

/** Buyers never load it. */
const HomologationBanner = lazy(async () => ({
  default: (await import('./HomologationBanner')).HomologationBanner,
}));

/**
 * One column of 505 px (docs/behaviour.md 9); templates with a summary beside the form widen it.
 */
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

/** The frame of every page (docs/behaviour.md 1). */
export function PageShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { area, checkout, isMozambiqueTheme, page } = useCheckoutPage();
  const loading = useIsLoading();
  const areCookiesEnabled = useCookiesEnabled();
  const paid = usePaidPurchase();
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
          {paid ? (
            <Suspense>
              <PaidPurchase payment={paid} />
            </Suspense>
          ) : (
            children
          )}
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

const never = () => () => undefined;
const read = () => navigator.cookieEnabled;
const assumeOnServer = () => true;

/** Whether the browser keeps cookies. The server cannot know and assumes that it does. */
function useCookiesEnabled(): boolean {
  return useSyncExternalStore(never, read, assumeOnServer);
}

const Box = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
  padding: 12px 16px;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  font-size: 14px;
`;

/** Who attends the buyer (docs/behaviour.md 1). */
function SellerBox({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <Box>
      <span>{t('shell.sellerBox')}</span>
      <strong>{name}</strong>
    </Box>
  );
}

const Strip = styled.aside<{ $isHighlighted: boolean }>`
  padding: 8px 16px;
  background: var(--color-surface-raised);
  color: ${({ $isHighlighted }) =>
    $isHighlighted ? 'var(--color-link)' : 'var(--color-text-muted)'};
  font-size: 14px;
  text-align: center;
`;

interface SellerBannerProps {
  name: string;
  /** On upsell pages in pt-MZ the text has another colour (docs/behaviour.md 1). */
  isHighlighted: boolean;
}

function SellerBanner({ isHighlighted, name }: SellerBannerProps) {
  const { t } = useTranslation();
  return (
    <Strip aria-label={t('shell.seller')} $isHighlighted={isHighlighted}>
      {t('shell.sellerBanner', { name })}
    </Strip>
  );
}

interface ToastsProps {
  first: Toast;
}

const NoToasts: ComponentType<ToastsProps> = () => null;

/**
 * The toast library arrives with the first toast, not with the page. A toast is never the only place
 * of an error, so that without the library, for example offline, the page still works.
 */
const Toasts = lazy(async (): Promise<{ default: ComponentType<ToastsProps> }> => {
  const loaded = await import('./Toasts').catch(() => null);
  return { default: loaded?.Toasts ?? NoToasts };
});

function ToastHost() {
  const [first, setFirst] = useState<Toast | null>(null);
  useEffect(() => (first ? undefined : listenToToasts(setFirst)), [first]);
  return (
    first && (
      <Suspense>
        <Toasts first={first} />
      </Suspense>
    )
  );
}
