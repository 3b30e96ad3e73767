import { createServer } from 'node:http';
import { getMessages } from '@/locales/getMessages';
import type { MessageNamespace } from '@/locales/messageKey';
import { answerTexts, createTextsAddress, watchTexts } from '@/services/pageProps/lateTexts.server';
import { buildCheckoutPage } from '../../support/renderWithProviders';

const namespaces: MessageNamespace[] = ['lead', 'validation'];
const address = createTextsAddress({
  locale: 'pt-BR',
  brandId: 'medcof',
  namespaces,
  sendsMail: true,
});

const server = createServer(answerTexts);
let origin: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  origin = `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const changed = (name: string, value: string) => {
  const url = new URL(address, origin);
  url.searchParams.set(name, value);
  return url;
};

it('the address of a page has all its texts, kept for good', async () => {
  const answer = await fetch(new URL(address, origin));
  expect(await answer.json()).toEqual(getMessages('pt-BR', 'medcof', namespaces));
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

it('a page that is older than the texts gets today’s, which nobody keeps under its address', async () => {
  const answer = await fetch(changed('version', 'of-before'));
  expect(await answer.json()).toEqual(getMessages('pt-BR', 'medcof', namespaces));
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['a language that nobody speaks here', 'locale', 'fr-FR', 404],
  ['a brand that is none', 'brand', '__proto__', 200],
  ['texts that are none', 'namespaces', 'toString..%00', 200],
])('%s breaks nothing', async (_, name, value, status) => {
  const answer = await fetch(changed(name, value));
  expect(answer.status).toBe(status);
  if (name === 'namespaces') expect(await answer.json()).toEqual({});
});

it('each language, brand and page has its own address', () => {
  const texts = { locale: 'pt-BR', brandId: 'medcof', namespaces, sendsMail: true } as const;
  const others = [
    createTextsAddress({ ...texts, locale: 'es-PE' }),
    createTextsAddress({ ...texts, brandId: 'wiseup' }),
    createTextsAddress({ ...texts, namespaces: ['lead'] }),
    createTextsAddress({ ...texts, sendsMail: false }),
  ];
  expect(new Set([address, ...others]).size).toBe(5);
});

it('where no mail is sent, the texts that come late promise none either', async () => {
  const page = { locale: 'pt-BR', brandId: 'medcof', namespaces: ['bankSlip'] } as const;
  const slipOf = async (sendsMail: boolean) => {
    const answer = await fetch(new URL(createTextsAddress({ ...page, sendsMail }), origin));
    const texts: Record<string, string> = await answer.json();
    return texts['bankSlip.text'];
  };
  expect(await slipOf(true)).toContain('e-mail');
  expect(await slipOf(false)).not.toContain('e-mail');
});

it('a document keeps the texts that it said, over all tries to make it', () => {
  const pageProps = buildCheckoutPage();
  const { messages } = pageProps;
  const texts = watchTexts();
  expect(texts.watch({ pageProps }).pageProps.messages['shell.back']).toBe(messages['shell.back']);
  void texts.watch({ pageProps }).pageProps.messages['shell.help'];
  texts.leaveOut();
  expect(Object.keys(pageProps.messages).sort()).toEqual(['shell.back', 'shell.help']);
});

it('a page without texts stays as it is', () => {
  const props = { pageProps: { statusCode: 500 } };
  const texts = watchTexts();
  expect(texts.watch(props)).toBe(props);
  texts.leaveOut();
});
