import { atLeast, compare, type Figure, type Goal, type Pair, zipPairs } from '../figures';
import { runAlternating } from '../runAlternating';
import { getRate, sendLoad } from '../load';
import type { Part } from '../Part';

const rounds = 5;
const seconds = 4;

const link = 'product=medcof&seller=ana&source=instagram';

const routes: readonly { route: string; goal: Goal | null }[] = [
  { route: '/lead', goal: atLeast('ratio', 0.5) },
  { route: '/payment', goal: atLeast('ratio', 0.4) },
  { route: '/success', goal: null },
];

const headers = { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html' };

export const pages: Part = {
  name: 'pages',
  async measure({ barePageUrl, webUrl }, say) {
    const figures: Figure[] = [];
    for (const url of [barePageUrl, ...routes.map(({ route }) => `${webUrl}${route}?${link}`)])
      await sendLoad({ url, headers, duration: 2 });
    for (const { goal, route } of routes) {
      say(route);
      const slowest: Record<keyof Pair, number[]> = { floor: [], product: [] };
      const measure = async (side: keyof Pair, url: string) => {
        const result = await sendLoad({ url, headers, duration: seconds });
        slowest[side].push(result.latency.p99);
        return getRate(result);
      };
      const pairs = await runAlternating(rounds, {
        floor: () => measure('floor', barePageUrl),
        product: () => measure('product', `${webUrl}${route}?${link}`),
      });
      figures.push(compare(`${route}, rendered`, '1/s', pairs, goal));
      figures.push(compare(`${route}, the slowest of 100`, 'ms', zipPairs(slowest)));
    }
    return figures;
  },
};
