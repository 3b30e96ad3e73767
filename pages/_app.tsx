import type { AppProps } from 'next/app';
import { type ReactNode, use } from 'react';
import { EarlyClicks } from '@/components/shell/EarlyClicks';
import { PageErrorBoundary } from '@/components/shell/PageErrorBoundary';
import { PageShell } from '@/components/shell/PageShell';
import { tolerateMovedNodes } from '@/components/shell/wrappedNodes';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { isPage, type Page } from '@/services/checkout/page';
import { TranslationProvider } from '@/contexts/TranslationContext';

/**
 * Whether a part of the link landed behind `#`, which few links have: then an equals sign stands
 * behind the `#`, or right before it.
 */
const isCut = () => /#.*(=|3d)|(=|3d)#./i.test(window.location.href);

const isInBrowser = typeof window !== 'undefined';

/**
 * The page's code waits for this, because it would otherwise request only a part of the link. null:
 * the link is whole.
 */
const opening = isInBrowser && isCut() ? openWholeAddress() : null;

if (isInBrowser) {
  tolerateMovedNodes();
  // Opening another link to the same page may change nothing but the text behind `#`.
  window.addEventListener('hashchange', () => {
    if (isCut()) void openWholeAddress();
  });
}

async function openWholeAddress(): Promise<void> {
  const code = await Promise.race([
    import('@/services/checkout/meantAddress').catch(() => undefined),
    // A page with a part of its link is better than none. Milliseconds.
    new Promise<undefined>((giveUp) => setTimeout(giveUp, 3_000)),
  ]);
  await code?.openWholeAddress();
}

interface PageAppProps extends AppProps<Partial<Page>> {
  Component: AppProps['Component'] & { getLayout?: (page: ReactNode) => ReactNode };
}

export default function App({ Component, pageProps }: PageAppProps) {
  if (opening) use(opening);
  // Pages without server props (the built-in error pages) are rendered as they are.
  if (!isPage(pageProps)) return <Component {...pageProps} />;
  const { getLayout = (page) => page } = Component;
  return (
    <>
      <TranslationProvider messages={pageProps.messages}>
        <CheckoutProvider page={pageProps}>
          <PageErrorBoundary pathname={pageProps.pathname}>
            <PageShell>{getLayout(<Component {...pageProps} />)}</PageShell>
          </PageErrorBoundary>
        </CheckoutProvider>
      </TranslationProvider>
      <EarlyClicks />
    </>
  );
}
