import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import { paths } from '@/contract/paths';
import type { FindPattern } from '@/domain/monitoring/routePatterns.server';

const Routes = Type.Array(Type.Object({ page: Type.String(), regex: Type.String() }));

const RoutesManifest = Type.Object({ staticRoutes: Routes, dynamicRoutes: Routes });
type RoutesManifest = Static<typeof RoutesManifest>;

const unknown = 'unknown';

const fileAddress =
  /^\/(?:_next\/static|_next\/image)\/|\.(?:avif|css|gif|ico|jpe?g|js|json|map|mp4|pdf|png|svg|txt|webmanifest|webp|woff2?|xml)$/;

const pageData = /^\/_next\/data\/[^/]+(\/.*)\.json$/;

const calls = Object.values(paths).map((pattern) => ({
  page: pattern,
  regex: new RegExp(`^${pattern.replaceAll(/:[A-Za-z]+/g, '[^/]+')}/?$`),
}));

const takesAnything = (page: string) => page.includes('[...') || page.includes('[[...');

export function createFindPattern({ dynamicRoutes, staticRoutes }: RoutesManifest): FindPattern {
  const pages = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !takesAnything(page))
    .map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const known = [...pages, ...calls];
  return (url) => {
    const [asked = ''] = url.split('?', 1);
    const [, ofPage] = pageData.exec(asked) ?? [];
    if (ofPage === undefined && fileAddress.test(asked)) return null;
    const address = ofPage === '/index' ? '/' : (ofPage ?? asked);
    return known.find(({ regex }) => regex.test(address))?.page ?? unknown;
  };
}

/**
 * Does the same for the build in a folder.
 * @throws where there is no build, or its manifest does not have the form that Next has today
 */
export async function readFindPattern(projectFolder: string): Promise<FindPattern> {
  const file = path.join(projectFolder, '.next/routes-manifest.json');
  const manifest: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Value.Check(RoutesManifest, manifest))
    throw new Error(`${file} is not a manifest of routes`);
  return createFindPattern(manifest);
}
