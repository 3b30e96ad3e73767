import { isPage } from './pageProps/page';

/** Milliseconds until a page asks again for its texts. */
const pause = 1000;

/**
 * Adds to the page what the document left out of its texts (`watchTexts`). The page's code waits for
 * it: no part may show a text that is not there. Asked until it is answered, as nothing goes on
 * without; what is pressed meanwhile is kept (`EarlyClicks`).
 */
export async function addLateTexts(): Promise<void> {
  const pageProps: unknown = window.__NEXT_DATA__.props['pageProps'];
  if (!isPage(pageProps)) return;
  const { messages, textsAddress } = pageProps;
  for (;;) {
    try {
      const answer = await fetch(textsAddress);
      if (answer.ok) {
        Object.assign(messages, await answer.json());
        return;
      }
    } catch {
      // The network is away; so it is for all else.
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
