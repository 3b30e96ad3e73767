import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Operation } from '@/contract/enumerations';

export const pictureFolder = 'link-pictures';

export const pictureNames = {
  ofProduct: (code: string, operation: Operation) => `${code}-${operation}`,
  ofBrand: (dsProductId: string) => `brand-${dsProductId}`,
  touchIconOfProduct: (code: string) => `touch-${code}`,
  heroOfProduct: (code: string) => `hero-${code}`,
  touchIconOfBrand: (dsProductId: string) => `touch-brand-${dsProductId}`,
};

const pictureFile = /^(?<name>.+)-[0-9a-f]{8}\.(?:png|svg)$/;

function list(root: string): ReadonlyMap<string, string> {
  const folder = path.join(root, 'public', pictureFolder);
  // A manual build makes no pictures.
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.flatMap((file) => {
      const name = pictureFile.exec(file)?.groups?.name;
      return name === undefined ? [] : [[name, `/${pictureFolder}/${file}`] as const];
    }),
  );
}

let known: ReadonlyMap<string, string> | undefined;

export function findPicture(names: readonly string[]): string | null {
  known ??= list(process.cwd());
  for (const name of names) {
    const file = known.get(name);
    if (file !== undefined) return file;
  }
  return null;
}
