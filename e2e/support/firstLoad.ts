import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

interface FirstLoad {
  /** Scripts that the document names; what those load later is not first load. */
  scripts: number;
  inline: number;
}

const countBrotli = (text: string | Buffer) => brotliCompressSync(text).length;

export async function getFirstLoad(page: Page, url: string): Promise<FirstLoad> {
  const scripts: Response[] = [];
  const keep = (response: Response) => {
    if (/\/_next\/static\/.*\.js$/.test(response.url())) scripts.push(response);
  };
  page.on('response', keep);
  const answer = await page.goto(url);
  const html = (await answer?.text()) ?? '';
  const named = Array.from(html.matchAll(/<script[^>]* src="([^"]+)"/g), ([, src = '']) => src);
  page.off('response', keep);
  const first = scripts.filter((response) => named.some((src) => response.url().endsWith(src)));
  expect(first).toHaveLength(named.length);
  const bodies = await Promise.all(first.map((response) => response.body()));
  const own = html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>(.*?)<\/script>/gs);
  return {
    scripts: bodies.reduce((total, body) => total + countBrotli(body), 0),
    inline: countBrotli(Array.from(own, ([, text = '']) => text).join('\n')),
  };
}
