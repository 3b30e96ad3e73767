import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { locales, type Locale } from '@/domain/markets';
import { getMessages } from '@/locales/getMessages';
import type { MessageKey, MessageNamespace, Messages } from '@/locales/messageKey';
import { isPage } from './page';

/** What says which texts a page has. */
export interface PageTexts {
  locale: Locale;
  brandId: string;
  namespaces: readonly string[];
  /** Whether buyers are written to. */
  sendsMail: boolean;
}

const getPageMessages = ({ brandId, locale, namespaces, sendsMail }: PageTexts) =>
  getMessages(locale, brandId, namespaces as readonly MessageNamespace[], { sendsMail });

const getTexts = (page: PageTexts): string => JSON.stringify(getPageMessages(page));

const getVersion = (texts: string) =>
  createHash('sha256').update(texts).digest('base64url').slice(0, 8);

/** What a page is sent of them: the texts, and where the browser gets them all. */
interface PreparedTexts {
  messages: Partial<Messages>;
  textsAddress: string;
}

/** One entry per page, brand, language and whether it has a mailer; nothing of a request. */
const prepared = new Map<string, PreparedTexts>();

/** The texts of a page, put together once. */
export function prepareTexts(page: PageTexts): PreparedTexts {
  const { brandId, locale, namespaces, sendsMail } = page;
  const key = JSON.stringify([locale, brandId, sendsMail, namespaces]);
  const known = prepared.get(key);
  if (known) return known;
  const made = {
    messages: Object.freeze(getPageMessages(page)),
    textsAddress: createTextsAddress(page),
  };
  prepared.set(key, made);
  return made;
}

/** Where the browser gets all texts of a page: another address as soon as one of them is another. */
export function createTextsAddress(page: PageTexts): string {
  const { brandId, locale, namespaces, sendsMail } = page;
  const version = getVersion(getTexts(page));
  const said = { locale, brand: brandId, namespaces: namespaces.join('.'), version };
  const query = { ...said, ...(!sendsMail && { mail: 'none' }) };
  return `/api/texts?${new URLSearchParams(query).toString()}`;
}

/** Answers such an address: 404 for a language that nobody speaks here. Any version gets today's. */
export function answerTexts({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const { searchParams: asked } = new URL(url, 'http://texts');
  const locale = locales.find((known) => known === asked.get('locale'));
  if (!locale) {
    response.writeHead(404).end();
    return;
  }
  const namespaces = asked.get('namespaces')?.split('.') ?? [];
  const sendsMail = asked.get('mail') !== 'none';
  const texts = getTexts({ locale, brandId: asked.get('brand') ?? '', namespaces, sendsMail });
  const isCurrent = asked.get('version') === getVersion(texts);
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
  });
  response.end(texts);
}

/**
 * Watches which texts a page says while the document is made, so that the document has those only:
 * two thirds are for what may happen later, and come beside the scripts (`addLateTexts`).
 */
export function watchTexts() {
  const said = new Set<string>();
  const leaveOuts = new Set<() => void>();
  return {
    /** The app's props, to make the page with. */
    watch<Props extends { pageProps: unknown }>(props: Props): Props {
      const { pageProps } = props;
      if (!isPage(pageProps)) return props;
      const { messages } = pageProps;
      leaveOuts.add(() => {
        pageProps.messages = pickTexts(messages, said);
      });
      const watched = new Proxy(messages, createWatch(said));
      return { ...props, pageProps: { ...pageProps, messages: watched } };
    },
    /** Takes from the page what was not said. */
    leaveOut() {
      for (const leaveOut of leaveOuts) leaveOut();
    },
  };
}

const createWatch = (said: Set<string>): ProxyHandler<Partial<Messages>> => ({
  get(texts, key) {
    said.add(String(key));
    return texts[key as MessageKey];
  },
});

const pickTexts = (texts: Partial<Messages>, said: ReadonlySet<string>): Partial<Messages> =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => said.has(key)));
