import { randomBytes } from 'node:crypto';
import Document, {
  Html,
  Main,
  NextScript,
  type DocumentContext,
  type DocumentInitialProps,
} from 'next/document';
import { parseCookies } from 'nookies';
import { ServerStyleSheet } from 'styled-components';
import { CaptchaNotice, captchaNoticeCss } from '@/components/shell/CaptchaNotice';
import { ConsentBar, ConsentLink } from '@/components/shell/ConsentBar';
import { consentCss } from '@/components/shell/css/consentCss';
import { createHead } from '@/components/shell/createHead';
import { createHeadElements } from '@/components/shell/documentHead';
import { earlyClicksScript } from '@/components/shell/EarlyClicks';
import { globalCss } from '@/components/shell/css/globalCss';
import { posterCss } from '@/components/shell/css/posterCss';
import { createLateScriptsScript } from '@/components/shell/lateScripts';
import { LinkTags } from '@/components/shell/LinkTags';
import { LoadAgain, loadAgainCss } from '@/components/shell/LoadAgain';
import { lostScriptsScript } from '@/components/shell/lostScripts';
import { NoScript } from '@/components/shell/NoScript';
import { allowsTags, getTagSettings } from '@/server/document/pageTags.server';
import { createTagScript, type TagSettings } from '@/services/analytics/tagScript';
import {
  createContentSecurityPolicy,
  integrityPolicy,
  reportingEndpoints,
} from '@/server/http/contentSecurityPolicy.server';
import { createEarlyErrorsScript } from '@/services/monitoring/earlyErrors';
import { getBrowserSettings, getLoadTraceparent } from '@/server/document/browserSettings.server';
import { traceparentMeta } from '@/services/monitoring/Watched';
import { addServerTiming, hasServerTiming } from '@/server/http/serverTiming.server';
import { getTrustedCardKeys } from '@/server/http/trustedCardKeys.server';
import { cardKeysMeta } from '@/services/cardKeys';
import { getOrigin } from '@/server/http/requestOrigin.server';
import {
  getCaptchaTexts,
  getConsentTexts,
  getLoadAgainTexts,
  getNoScriptText,
} from '@/server/document/documentTexts.server';
import { compactCss } from '@/server/document/compactCss.server';
import { createIllustrationCss } from '@/server/document/illustrationCss.server';
import { getFontAddresses } from '@/server/document/fontAddresses.server';
import { isForEveryone } from '@/server/document/searchEngines.server';
import { describePage } from '@/server/document/linkPreview.server';
import { allowsRecaptcha, hasRecaptcha, recaptchaScript } from '@/server/document/recaptcha.server';
import { isPage, type Page } from '@/services/checkout/page';
import { routes } from '@/services/checkout/routes';
import { findIntegrity, getIntegrityList } from '@/server/document/scriptIntegrity.server';

const Head = createHead(findIntegrity);

const css = {
  always: compactCss(`${globalCss}${loadAgainCss}`),
  consent: compactCss(consentCss),
  captcha: compactCss(captchaNoticeCss),
  poster: compactCss(posterCss),
};

interface CheckoutDocumentProps extends DocumentInitialProps {
  nonce: string | undefined;
  tags: TagSettings | null;
  origin: string | undefined;
}

/** undefined: there is no answer (at build time), or its headers are already sent. */
function createNonce({ res }: DocumentContext): string | undefined {
  return res && !res.headersSent ? randomBytes(16).toString('base64') : undefined;
}

function setHeaders({ pathname, res }: DocumentContext, page: Page | null, nonce: string): void {
  const allowed = { tags: allowsTags(page), recaptcha: allowsRecaptcha(page) };
  const policy = createContentSecurityPolicy(nonce, pathname, allowed);
  res?.setHeader('Content-Security-Policy', policy);
  // A third-party script has no fixed hash: its owner may change it at any time.
  if (!allowed.tags && !allowed.recaptcha && getIntegrityList())
    res?.setHeader('Integrity-Policy', integrityPolicy);
  res?.setHeader('Reporting-Endpoints', reportingEndpoints);
  if (page && isForEveryone(page)) res?.removeHeader('X-Robots-Tag');
}

/** Collects the styles of the first paint, so that no page is ever rendered without them. */
export default class CheckoutDocument extends Document<CheckoutDocumentProps> {
  static override async getInitialProps(context: DocumentContext): Promise<CheckoutDocumentProps> {
    const nonce = createNonce(context);
    const sheet = new ServerStyleSheet(nonce === undefined ? {} : { nonce });
    const { renderPage } = context;
    try {
      const pages: Page[] = [];
      context.renderPage = () =>
        renderPage({
          enhanceApp: (App) =>
            function AppWithStyles(props) {
              const { pageProps }: { pageProps: unknown } = props;
              if (isPage(pageProps)) pages.push(pageProps);
              return sheet.collectStyles(<App {...props} />);
            },
        });
      const began = performance.now();
      const props = await Document.getInitialProps(context);
      const page = pages.at(-1) ?? null;
      if (nonce !== undefined) setHeaders(context, page, nonce);
      if (context.res && hasServerTiming(context.res))
        addServerTiming(context.res, 'render', began);
      return {
        ...props,
        head: [
          ...(props.head ?? []),
          ...(page ? createHeadElements(page, getFontAddresses(page), nonce) : []),
        ],
        nonce,
        tags: page && getTagSettings(page, parseCookies(context)),
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
    const { nonce, origin, tags } = this.props;
    const pageProps: unknown = this.props.__NEXT_DATA__.props.pageProps;
    const page = isPage(pageProps) ? pageProps : null;
    const locale = page?.locale ?? 'pt-BR';
    const nonceProps = nonce === undefined ? {} : { nonce };
    // Without a nonce the script could not run: the page was made at build time.
    const watched = nonce === undefined ? null : getBrowserSettings(this.props.__NEXT_DATA__.page);
    const loadTraceparent = nonce === undefined ? undefined : getLoadTraceparent();
    const integrityList = nonce === undefined ? null : getIntegrityList();
    const trustedKeys = page && getTrustedCardKeys(page);
    const consentTexts = getConsentTexts(locale);
    // Without a nonce, as above.
    const isCaptchaForeign = nonce !== undefined && hasRecaptcha();
    const hasNotice = allowsRecaptcha(page) && page.brand.isCaptchaBadgeHidden;
    const illustrationCss = page ? createIllustrationCss(page) : '';
    return (
      <Html lang={locale}>
        <Head {...nonceProps}>
          <script {...nonceProps} dangerouslySetInnerHTML={{ __html: lostScriptsScript }} />
          {/* styled-components reads it for what it adds in the browser. */}
          {nonce !== undefined && <meta property="csp-nonce" nonce={nonce} />}
          {loadTraceparent !== undefined && (
            <meta name={traceparentMeta} content={loadTraceparent} />
          )}
          {integrityList && (
            <script
              {...nonceProps}
              dangerouslySetInnerHTML={{ __html: createLateScriptsScript(integrityList) }}
            />
          )}
          {watched && (
            <script
              {...nonceProps}
              dangerouslySetInnerHTML={{ __html: createEarlyErrorsScript(watched) }}
            />
          )}
          {isCaptchaForeign && (
            <script {...nonceProps} dangerouslySetInnerHTML={{ __html: recaptchaScript }} />
          )}
          {tags && (
            <script {...nonceProps} dangerouslySetInnerHTML={{ __html: createTagScript(tags) }} />
          )}
          <style
            {...nonceProps}
            dangerouslySetInnerHTML={{
              __html: `${css.always}${tags ? css.consent : ''}${hasNotice ? css.captcha : ''}${page?.pathname === routes.lead ? css.poster : ''}${illustrationCss}`,
            }}
          />
          {trustedKeys && <meta name={cardKeysMeta} content={trustedKeys.join(' ')} />}
          {page && origin !== undefined && <LinkTags {...describePage(page, origin)} />}
          <script {...nonceProps} dangerouslySetInnerHTML={{ __html: earlyClicksScript }} />
        </Head>
        <body>
          <NoScript text={getNoScriptText(locale)} />
          <LoadAgain texts={getLoadAgainTexts(locale, page?.pathname)} />
          {tags && <ConsentBar texts={consentTexts} consent={tags.consent} />}
          <Main />
          {hasNotice && <CaptchaNotice texts={getCaptchaTexts(locale)} />}
          {tags && <ConsentLink texts={consentTexts} />}
          <NextScript {...nonceProps} />
        </body>
      </Html>
    );
  }
}
