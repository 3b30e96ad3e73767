import { brotliCompressSync } from 'node:zlib';
import { atMost, compare, state, type Figure } from '../figures';
import type { Part } from '../Part';

const routes = ['/lead', '/payment', '/success', '/presentation', '/video', '/phone-verification'];

const loadText = async (url: string): Promise<string> => (await fetch(url)).text();

async function getFirstLoad(url: string): Promise<number> {
  const html = await loadText(url);
  const scripts = Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src = '']) => src);
  const sizes = await Promise.all(
    scripts.map(async (src) => brotliCompressSync(await loadText(new URL(src, url).href)).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

export const bytes: Part = {
  name: 'bytes',
  async measure({ barePageUrl, webUrl }) {
    const floor = (await getFirstLoad(barePageUrl)) / 1_000;
    const figures: Figure[] = [];
    for (const route of routes) {
      const url = `${webUrl}${route}?product=ms`;
      const product = (await getFirstLoad(url)) / 1_000;
      const goal = atMost('ratio', 1.4);
      figures.push(compare(`${route}, first JavaScript`, 'kB', [{ floor, product }], goal));
      const page = brotliCompressSync(await loadText(url)).length / 1_000;
      figures.push(state(`${route}, document`, 'kB', [page]));
    }
    return figures;
  },
};
