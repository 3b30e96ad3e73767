import type { RouteOptions } from 'fastify';

interface KnownRoute {
  pattern: RegExp;
  methods: Set<string>;
}

/** Remembers what may be done where, to tell a wrong method from a wrong address. */
export function createMethodGuard() {
  const routes = new Map<string, KnownRoute>();
  return {
    learn({ url, method }: Pick<RouteOptions, 'url' | 'method'>): void {
      const pattern = new RegExp(`^${url.replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`);
      const route = routes.get(url) ?? { pattern, methods: new Set() };
      [method].flat().forEach((name) => route.methods.add(name));
      routes.set(url, route);
    },
    /** The methods of an address, for the Allow header; empty when there is no such address. */
    allowedMethods(address: string): string[] {
      const [path = ''] = address.split('?');
      const matching = Array.from(routes.values()).filter(({ pattern }) => pattern.test(path));
      return matching.flatMap(({ methods }) => [...methods]);
    },
  };
}
