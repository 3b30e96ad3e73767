import type { AppProps } from 'next/app';
import { EarlyClicks } from '@/components/shell/EarlyClicks';
import '@/components/shell/fonts';
import { PageErrorBoundary } from '@/components/shell/PageErrorBoundary';
import { PageShell } from '@/components/shell/PageShell';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import { addLateTexts } from '@/services/lateTexts';
import { isPage, type Page } from '@/services/pageProps/page';
import { TranslationProvider } from '@/contexts/TranslationContext';

if (typeof window !== 'undefined') {
  // Few links are damaged so that a part of them stands there.
  if (window.location.hash !== '')
    await import('@/services/checkout/meantAddress')
      .then(({ openWholeAddress }) => openWholeAddress())
      .catch(() => undefined);
  await addLateTexts();
}

export default function App({ Component, pageProps }: AppProps<Partial<Page>>) {
  // Pages without server props (the built-in error pages) are drawn as they are.
  if (!isPage(pageProps)) return <Component {...pageProps} />;
  return (
    <>
      <TranslationProvider messages={pageProps.messages}>
        <CheckoutProvider page={pageProps}>
          <PageErrorBoundary pathname={pageProps.pathname}>
            <PageShell>
              <Component {...pageProps} />
            </PageShell>
          </PageErrorBoundary>
        </CheckoutProvider>
      </TranslationProvider>
      <EarlyClicks />
    </>
  );
}
