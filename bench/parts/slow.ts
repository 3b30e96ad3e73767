import { atMost, compare, state, type Figure } from '../figures';
import { runAlternating } from '../runAlternating';
import { openBrowser, slowPhone, visit } from '../phone';
import type { Part } from '../Part';

const rounds = 3;

const fields = { '/lead': 'input[name="name"]', '/payment': 'form input' };

export const slow: Part = {
  name: 'slow',
  async measure({ barePageUrl, webUrl }, say) {
    const browser = await openBrowser();
    const open = (url: string, selector: string) =>
      visit(browser, url, { conditions: slowPhone, selector });
    try {
      const figures: Figure[] = [];
      for (const [route, field] of Object.entries(fields)) {
        say(route);
        const firstPaints: number[] = [];
        const pairs = await runAlternating(rounds, {
          floor: async () => (await open(barePageUrl, 'p')).ready,
          product: async () => {
            const seen = await open(`${webUrl}${route}?product=medcof&seller=ana`, field);
            firstPaints.push(seen.firstPaint);
            return seen.ready;
          },
        });
        figures.push(compare(`${route}, usable on slow 3G`, 'ms', pairs, atMost('ratio', 1.6)));
        figures.push(state(`${route}, first paint on slow 3G`, 'ms', firstPaints));
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};
