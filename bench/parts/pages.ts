import { atLeast, compare, state, type Figure, type Goal } from '../figures';
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
      const slowest: number[] = [];
      const pairs = await runAlternating(rounds, {
        floor: async () =>
          getRate(await sendLoad({ url: barePageUrl, headers, duration: seconds })),
        product: async () => {
          const url = `${webUrl}${route}?${link}`;
          const result = await sendLoad({ url, headers, duration: seconds });
          slowest.push(result.latency.p99);
          return getRate(result);
        },
      });
      figures.push(compare(`${route}, rendered`, '1/s', pairs, goal));
      figures.push(state(`${route}, the slowest of 100`, 'ms', slowest));
    }
    return figures;
  },
};
