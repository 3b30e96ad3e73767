import { randomBytes } from 'node:crypto';
import Document, {
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { earlyClicksScript } from '@/components/shell/EarlyClicks';
import { globalCss } from '@/components/shell/globalCss';
import { inlineSegments } from '@/components/shell/inlineSegments.server';
import { LinkTags } from '@/components/shell/LinkTags';
import { NoScript } from '@/components/shell/NoScript';
import { PageHead } from '@/components/shell/PageHead.server';
import { createContentSecurityPolicy } from '@/services/http/contentSecurityPolicy.server';
import { getOrigin } from '@/services/http/requestOrigin.server';
import {
  createDrawingCss,
  getNoScriptText,
  readStyleSheets,
} from '@/services/pageProps/firstPaint.server';
import { describePage } from '@/services/pageProps/linkPreview.server';
import { watchTexts } from '@/services/pageProps/lateTexts.server';
import { isPage } from '@/services/pageProps/page';

interface CheckoutDocumentProps extends DocumentInitialProps {
  /** Marks our inline scripts; absent on the error pages made at build time. */
  nonce: string | undefined;
  /** Where the page was opened; absent as the nonce is. */
  origin: string | undefined;
}

/** Sets the policy for scripts on an answer made on demand. */
function allowScripts({ pathname, res }: DocumentContext): string | undefined {
  if (!res || res.headersSent) return undefined;
  const nonce = randomBytes(16).toString('base64');
  res.setHeader('Content-Security-Policy', createContentSecurityPolicy(nonce, pathname));
  return nonce;
}

/** Collects the styles of the first paint, so that no page is ever rendered without them. */
export default class CheckoutDocument extends Document<CheckoutDocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<CheckoutDocumentProps> {
    const nonce = allowScripts(context);
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      const texts = watchTexts();
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) =>
            function AppWithStyles(props) {
              return sheet.collectStyles(<App {...texts.watch(props)} />);
            },
        });
      const props = await Document.getInitialProps(context);
      texts.leaveOut();
      return {
        ...props,
        html: inlineSegments(props.html),
        nonce,
        origin: context.req && getOrigin(context.req),
        styles: (
          <>
            {props.styles}
            {sheet.getStyleElement()}
          </>
        ),
      };
    } finally {
      sheet.seal();
    }
  }

  override render() {
    const { buildManifest, isDevelopment, nonce, origin } = this.props;
    const pageProps: unknown = this.props.__NEXT_DATA__.props['pageProps'];
    const page = isPage(pageProps) ? pageProps : null;
    const locale = page?.locale ?? 'pt-BR';
    const nonceProps = nonce === undefined ? {} : { nonce };
    const fontCss = isDevelopment ? '' : readStyleSheets(buildManifest.pages['/_app'] ?? []);
    const drawingCss = page ? createDrawingCss(page) : '';
    return (
      <Html lang={locale}>
        <PageHead page={page} {...nonceProps}>
          <style dangerouslySetInnerHTML={{ __html: `${fontCss}${globalCss}${drawingCss}` }} />
          {page && (
            <link rel="preload" as="fetch" crossOrigin="anonymous" href={page.textsAddress} />
          )}
          {page && origin !== undefined && <LinkTags {...describePage(page, origin)} />}
          <script {...nonceProps} dangerouslySetInnerHTML={{ __html: earlyClicksScript }} />
        </PageHead>
        <body>
          <NoScript text={getNoScriptText(locale)} />
          <Main />
          <NextScript {...nonceProps} />
        </body>
      </Html>
    );
  }
}
