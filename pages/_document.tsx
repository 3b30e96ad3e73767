import { randomBytes } from 'node:crypto';
import Document, {
  Head,
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { ServerStyleSheet } from 'styled-components';
import { createContentSecurityPolicy } from '@/services/contentSecurityPolicy';

/** The language of the page, as its server props say. */
function getLanguage(pageProps: unknown): string {
  if (typeof pageProps !== 'object' || pageProps === null) return 'pt-BR';
  const locale = new Map<string, unknown>(Object.entries(pageProps)).get('locale');
  return typeof locale === 'string' ? locale : 'pt-BR';
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

/** Collects the styles of the first paint, so that no page is ever drawn without them. */
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
    const nonceProps = nonce === undefined ? {} : { nonce };
    return (
      <Html lang={getLanguage(this.props.__NEXT_DATA__.props['pageProps'])}>
        <Head {...nonceProps} />
        <body>
          <Main />
          <NextScript {...nonceProps} />
        </body>
      </Html>
    );
  }
}
