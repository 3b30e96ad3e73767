import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '@/contract/enumerations';

/** Where the build keeps the pictures that links are shown with, under public/. */
export const pictureFolder = 'link-pictures';

/** What the pictures are called before the mark of their content. */
export const pictureNames = {
  ofProduct: (code: string, operation: Operation) => `${code}-${operation}`,
  ofBrand: (dsProductId: string) => `brand-${dsProductId}`,
  touchIconOfProduct: (code: string) => `touch-${code}`,
  heroOfProduct: (code: string) => `hero-${code}`,
  touchIconOfBrand: (dsProductId: string) => `touch-brand-${dsProductId}`,
};

/** Another picture has another address: chats and browsers keep what they have once loaded. */
const pictureFile = /^(?<name>.+)-[0-9a-f]{8}\.(?:png|svg)$/;

function list(root: string): ReadonlyMap<string, string> {
  const folder = path.join(root, 'public', pictureFolder);
  // A build by hand makes none.
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.flatMap((file) => {
      const name = pictureFile.exec(file)?.groups?.name;
      return name === undefined ? [] : [[name, `/${pictureFolder}/${file}`] as const];
    }),
  );
}

let known: ReadonlyMap<string, string> | undefined;

/**
 * Where the first of these pictures that is there can be loaded from, as a path; null: none was made,
 * as for a product that only another service knows.
 */
export function findPicture(names: readonly string[]): string | null {
  known ??= list(process.cwd());
  for (const name of names) {
    const file = known.get(name);
    if (file !== undefined) return file;
  }
  return null;
}
