import { brotliCompressSync } from 'node:zlib';
import { atMost, compare, state, type Figure } from '../figures';
import type { Part } from '../Part';

/** Every route that a buyer walks through, with a link of the product that has all of them. */
const routes = ['/lead', '/payment', '/success', '/presentation', '/video', '/phone-verification'];

const loadText = async (url: string): Promise<string> => (await fetch(url)).text();

/** Brotli bytes of the scripts that a document names, the build's manifests included. */
async function getFirstLoad(url: string): Promise<number> {
  const html = await loadText(url);
  const scripts = Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src = '']) => src);
  const sizes = await Promise.all(
    scripts.map(async (src) => brotliCompressSync(await loadText(new URL(src, url).href)).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/** What a buyer downloads. It does not vary, so it is measured once. */
export const bytes: Part = {
  name: 'bytes',
  async measure({ barePageUrl, webUrl }) {
    const floor = (await getFirstLoad(barePageUrl)) / 1_000;
    const figures: Figure[] = [];
    for (const route of routes) {
      const url = `${webUrl}${route}?product=ms`;
      const product = (await getFirstLoad(url)) / 1_000;
      const goal = atMost('ratio', 1.3);
      figures.push(compare(`${route}, first JavaScript`, 'kB', [{ floor, product }], goal));
      const page = brotliCompressSync(await loadText(url)).length / 1_000;
      figures.push(state(`${route}, document`, 'kB', [page]));
    }
    return figures;
  },
};
