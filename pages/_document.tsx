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
import { ThemedHead } from '@/components/shell/ThemedHead';
import { createContentSecurityPolicy } from '@/services/http/contentSecurityPolicy.server';

/** A text among the page's server props; Next does not say what they are. */
function readPageProp(pageProps: unknown, name: string): string | undefined {
  if (typeof pageProps !== 'object' || pageProps === null) return undefined;
  const value = new Map<string, unknown>(Object.entries(pageProps)).get(name);
  return typeof value === 'string' ? value : undefined;
}

interface CheckoutDocumentProps extends DocumentInitialProps {
  /** Marks our inline scripts; absent on the error pages made at build time. */
  nonce: string | undefined;
}

/** Sets the policy for scripts on an answer made on demand. */
function allowScripts({ res }: DocumentContext): string | undefined {
  if (!res || res.headersSent) return undefined;
  const nonce = randomBytes(16).toString('base64');
  res.setHeader('Content-Security-Policy', createContentSecurityPolicy(nonce));
  return nonce;
}

/** Collects the styles of the first paint, so that no page is ever rendered without them. */
export default class CheckoutDocument extends Document<CheckoutDocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<CheckoutDocumentProps> {
    const nonce = allowScripts(context);
    const sheet = new ServerStyleSheet();
    const { renderPage } = context;
    try {
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) =>
            function AppWithStyles(props) {
              return sheet.collectStyles(<App {...props} />);
            },
        });
      const props = await Document.getInitialProps(context);
      return {
        ...props,
        html: inlineSegments(props.html),
        nonce,
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
    const { nonce } = this.props;
    const pageProps: unknown = this.props.__NEXT_DATA__.props['pageProps'];
    const nonceProps = nonce === undefined ? {} : { nonce };
    return (
      <Html lang={readPageProp(pageProps, 'locale') ?? 'pt-BR'}>
        <ThemedHead font={readPageProp(pageProps, 'themeFont')} {...nonceProps}>
          <style dangerouslySetInnerHTML={{ __html: globalCss }} />
          <script {...nonceProps} dangerouslySetInnerHTML={{ __html: earlyClicksScript }} />
        </ThemedHead>
        <body>
          <Main />
          <NextScript {...nonceProps} />
        </body>
      </Html>
    );
  }
}
