import type { Brand } from '../brand';
import { faultWhen, type Fault } from './fault';

/** Whether there is a file at a path under public/. */
export type HasFile = (path: string) => boolean;

/** The drawings of a brand: wordmarks, icon, the card of its profiles. */
export function checkFiles(brand: Brand, hasFile: HasFile): Fault[] {
  const { dsProductId, logoFile, multiProfile } = brand;
  const files: [field: string, path: string][] = [
    ['logoFile.light', logoFile.light],
    ['logoFile.dark', logoFile.dark],
    ['dsProductId', `/brands/${dsProductId}/icon.svg`],
  ];
  if (multiProfile.cardThumbnailFile !== null)
    files.push(['multiProfile.cardThumbnailFile', multiProfile.cardThumbnailFile]);
  return files.flatMap(([field, path]) =>
    path.startsWith('/')
      ? faultWhen(!hasFile(path), field, `needs the file public${path}`)
      : [{ field, demand: 'must be a path that begins with /' }],
  );
}
