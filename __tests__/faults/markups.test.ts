import { linkParameterNames } from '@/domain/link/linkParameters';
import { listMarkups, listRedirects, markupCount, redirectCount } from '@/faults/abuse/markups';

describe.each([
  ['redirects', listRedirects(redirectCount), ['/', '/lead'], 9],
  ['markups', listMarkups(markupCount), ['/lead', '/payment'], 12],
])('the %s that an attacker tries', (_, links, pages, values) => {
  const tried = links.map((link) => new URL(link, 'http://localhost'));

  test('meet every parameter of a link, on each page', () => {
    for (const page of pages) {
      const met = tried
        .filter(({ pathname }) => pathname === page)
        .flatMap(({ searchParams }) => [...searchParams.keys()]);
      expect(linkParameterNames.filter((name) => !met.includes(name))).toEqual([]);
    }
  });

  test('use every value, and no link twice', () => {
    const used = tried.flatMap(({ searchParams }) =>
      [...searchParams].filter(([name, value]) => name !== 'product' || value !== 'ms'),
    );
    expect(new Set(used.map(([, value]) => value)).size).toBe(values);
    expect(new Set(links).size).toBe(links.length);
  });
});
