import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyFonts } from '@/scripts/build/buildWeb';
import { fontFiles, getFontAddress } from '@/themes/fonts';
import { getThemeCss } from '@/themes/getThemeCss';
import { getTheme, themes } from '@/themes/registry';

const files = Object.values(fontFiles).flat();

it.each(files)('the name of $name holds the hash of its file', ({ name, source }) => {
  const hash = createHash('sha256')
    .update(readFileSync(path.join('node_modules', source)))
    .digest('hex');
  expect(name).toMatch(new RegExp(`^\\w+-\\d{3}\\.${hash.slice(0, 8)}\\.woff2$`));
});

it('every font that a theme names is served', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  await copyFonts(root);
  for (const file of files)
    expect(existsSync(path.join(root, 'public', getFontAddress(file)))).toBe(true);
  rmSync(root, { recursive: true });
});

it.each(Object.keys(themes))('%s has the faces of its own font and of no other', (themeId) => {
  const { font } = getTheme(themeId, 'light');
  const css = getThemeCss(themeId, 'light');
  for (const other of files)
    expect(css.includes(getFontAddress(other))).toBe(fontFiles[font].includes(other));
});
