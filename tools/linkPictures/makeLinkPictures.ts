import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Brand } from '@/brands/brand';
import { dressBrand, findWordmark } from '@/brands/dressBrand';
import { brands, getBrand, mozambicanBrands } from '@/brands/registry';
import type { CatalogueProduct } from '@/commerce/modules/catalogue/CatalogueProduct';
import { registry } from '@/commerce/modules/catalogue/registry';
import { parseDesignSystemId } from '@/services/checkout/theme';
import { pictureFolder, pictureNames } from '@/server/page/linkPictures.server';
import { getTheme } from '@/themes/registry';
import type { ThemeMode } from '@/themes/tokens';
import { placeFile } from '../../scripts/build/placeFile';
import { projectRoot } from '../../scripts/projectRoot';
import {
  drawHero,
  drawInitial,
  drawLinkPicture,
  type PictureSubject,
  placeDrawing,
} from './drawPicture';

const touchIconSize = 180;

const readDrawing = (file: string) => readFileSync(path.join(projectRoot, 'public', file), 'utf8');

function describeBrand(brand: Brand, mode: ThemeMode): PictureSubject {
  const { hero, pattern } = brand.paneFiles;
  const wordmark = findWordmark(brand, 'dark');
  const { colors, font } = getTheme(brand.themeId, mode);
  return {
    colors,
    font,
    name: brand.product.name,
    wordmark: wordmark === null ? null : readDrawing(wordmark),
    pattern: pattern === null ? null : readDrawing(pattern),
    hero: hero === null ? null : readDrawing(hero),
    headline: undefined,
  };
}

function describeProduct({ code, designSystemId, headline, name, operation }: CatalogueProduct) {
  const { dsMode, dsProductId } = parseDesignSystemId(designSystemId);
  const brand = dressBrand(getBrand(dsProductId, operation === 'MZ' ? 'pt-MZ' : 'pt-BR'), code);
  return { brand, subject: { ...describeBrand(brand, dsMode), headline, name } };
}

function drawTouchIcon(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${touchIconSize}" height="${touchIconSize}">${content}</svg>`;
}

function drawBrandsTouchIcon(dsProductId: string): string {
  const icon = readDrawing(`/brands/${dsProductId}/icon.svg`);
  const ground = /fill="(#[0-9a-f]{3,6})"/.exec(icon)?.[1] ?? '#fff';
  return drawTouchIcon(
    `<rect width="100%" height="100%" fill="${ground}"/>${placeDrawing(icon, 0, 0, touchIconSize)}`,
  );
}

interface Picture {
  svg: string;
  extension: 'png' | 'svg';
}

type NamedPicture = [name: string, picture: Picture];

const png = (name: string, svg: string): NamedPicture => [name, { svg, extension: 'png' }];

function drawBrand(brand: Brand): NamedPicture[] {
  const { dsMode, dsProductId, themeId } = brand;
  return [
    png(pictureNames.ofBrand(themeId), drawLinkPicture(describeBrand(brand, dsMode))),
    png(pictureNames.touchIconOfBrand(dsProductId), drawBrandsTouchIcon(dsProductId)),
  ];
}

function drawProduct(product: CatalogueProduct): NamedPicture[] {
  const { code, operation } = product;
  const { brand, subject } = describeProduct(product);
  const picture = png(pictureNames.ofProduct(code, operation), drawLinkPicture(subject));
  if (brand.links) return [picture];
  const { paneStart, paneText } = subject.colors;
  const sign = drawInitial(subject.name, touchIconSize, paneStart, paneText);
  return [
    picture,
    png(pictureNames.touchIconOfProduct(code), drawTouchIcon(sign)),
    // The pane loads it in the same way as the illustration of a brand.
    [pictureNames.heroOfProduct(code), { svg: drawHero(subject), extension: 'svg' }],
  ];
}

function drawLinkPictures(): Map<string, Picture> {
  const branded = [...Object.values(brands), ...Object.values(mozambicanBrands)].filter(
    ({ links }) => links !== null,
  );
  return new Map([...branded.flatMap(drawBrand), ...registry.flatMap(drawProduct)]);
}

const drawnBy = `sharp ${sharp.versions.sharp}`;

function nameFile(name: string, { extension, svg }: Picture): string {
  const digest = createHash('sha256').update(drawnBy).update(svg).digest('hex');
  return `${name}-${digest.slice(0, 8)}.${extension}`;
}

const toPng = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();

/**
 * Creates the pictures that shared links and home screens show, where they are missing: the same
 * picture is never created twice. Call it before Next builds or serves.
 * @param root the project's folder, for its public/
 */
export async function makeLinkPictures(root: string): Promise<void> {
  const folder = path.join(root, 'public', pictureFolder);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Map(
    [...drawLinkPictures()].map(([name, picture]) => [nameFile(name, picture), picture]),
  );
  for (const [file, { extension, svg }] of wanted) {
    if (!present.has(file))
      await placeFile(path.join(folder, file), extension === 'png' ? await toPng(svg) : svg);
  }
  for (const file of present)
    if (!wanted.has(file)) await rm(path.join(folder, file), { force: true });
}
