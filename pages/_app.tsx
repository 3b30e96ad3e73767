import type { AppProps } from 'next/app';
import Head from 'next/head';
import { EarlyClicks } from '@/components/shell/EarlyClicks';
import { nunito, poppins } from '@/components/shell/fonts';
import { PageErrorBoundary } from '@/components/shell/PageErrorBoundary';
import { PageShell } from '@/components/shell/PageShell';
import { CheckoutProvider } from '@/contexts/checkout/CheckoutProvider';
import type { Page } from '@/services/pageProps/page';
import { TranslationProvider } from '@/contexts/TranslationContext';

const fontCss = `:root{--font-poppins:${poppins.style.fontFamily};--font-nunito:${nunito.style.fontFamily}}`;

/** Pages without server props (the built-in error pages) are drawn as they are. */
const hasPage = (props: Partial<Page>): props is Page => props.messages !== undefined;

export default function App({ Component, pageProps }: AppProps<Partial<Page>>) {
  if (!hasPage(pageProps)) return <Component {...pageProps} />;
  return (
    <>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href={`/brands/${pageProps.brand.dsProductId}/icon.svg`} />
        <style id="fonts" dangerouslySetInnerHTML={{ __html: fontCss }} />
        <style id="theme" dangerouslySetInnerHTML={{ __html: pageProps.themeCss }} />
      </Head>
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
