import { atMost, compare, state, type Figure } from '../figures';
import { runAlternating } from '../runAlternating';
import { preparePages } from '../measuredPages';
import { openBrowser, slowPhone, visit } from '../phone';
import type { Part } from '../Part';

const rounds = 3;

export const slow: Part = {
  name: 'slow',
  async measure(ground, say) {
    const browser = await openBrowser();
    const conditions = slowPhone;
    try {
      const figures: Figure[] = [];
      for (const { field, route, stored, url } of await preparePages(ground)) {
        say(route);
        const firstPaints: number[] = [];
        const pairs = await runAlternating(rounds, {
          floor: async () => {
            const { ready } = await visit(browser, ground.barePageUrl, {
              conditions,
              selector: 'p',
            });
            return ready;
          },
          product: async () => {
            const seen = await visit(browser, url, { conditions, selector: field, stored });
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
