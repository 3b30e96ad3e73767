import { getThemeCss } from '@/themes/getThemeCss';
import { getTheme, themes } from '@/themes/registry';
import type { ThemeMode } from '@/themes/tokens';

const modes: readonly ThemeMode[] = ['light', 'dark'];
const looks = Object.keys(themes).flatMap((brand) => modes.map((mode) => ({ brand, mode })));

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['made', 'kept'])('each brand and mode has its own colours: %s', () => {
  for (const { brand, mode } of looks) {
    const { colors } = getTheme(brand, mode);
    const css = getThemeCss(brand, mode);
    expect(css).toContain(`--color-background:${colors.background};`);
    expect(css).toContain(`--color-primary:${colors.primary};`);
    expect(css).toContain(`color-scheme:only ${mode}`);
  }
  expect(new Set(looks.map(({ brand, mode }) => getThemeCss(brand, mode))).size).toBe(looks.length);
});

test('the CSS of a theme is made once for each mode', () => {
  const made = looks.map(({ brand, mode }) => getThemeCss(brand, mode));
  for (const theme of Object.values(themes).flatMap((brand) => Object.values(brand))) {
    vi.spyOn(theme, 'colors', 'get').mockReturnValue({ ...theme.colors, background: '#123456' });
  }
  expect(looks.map(({ brand, mode }) => getThemeCss(brand, mode))).toEqual(made);
});

test("a title's stroke is drawn in its colour for each mode", () => {
  for (const mode of modes) {
    const { titleLine } = getTheme('medcof', mode);
    const color = titleLine?.color.slice(1) ?? '';
    expect(getThemeCss('medcof', mode)).toContain(` stroke=%22%23${color}%22`);
  }
});

test('a pattern is drawn as often as it fits whole, what ends a stroke once', () => {
  for (const mode of modes) {
    expect(getThemeCss('medcof', mode)).toMatch(/ 0 0\/3\.50em 100% round}/);
    expect(getThemeCss('vc', mode)).toMatch(/ 100% 0\/auto 100% no-repeat}/);
  }
});

test("a line below a title leaves its letters' descenders free", () => {
  // Of the fonts, in hundredths of an em: how far their letters reach below the line.
  const descenders = { poppins: 26, nunito: 20 };
  const below = Object.entries(themes).flatMap(([brand, { light }]) => {
    const { font, titleLine } = light;
    if (!titleLine || !('offset' in titleLine) || titleLine.offset.startsWith('-')) return [];
    return { brand, gap: 100 * parseFloat(titleLine.offset) - descenders[font] };
  });
  expect(below.length).toBeGreaterThan(0);
  expect(below.filter(({ gap }) => gap < 5)).toEqual([]);
});

test('what ends a stroke begins before a long title', () => {
  const endings = Object.values(themes).flatMap(({ light: { titleLine } }) =>
    titleLine && 'path' in titleLine && titleLine.kind === 'ending' ? [titleLine.width] : [],
  );
  expect(endings.length).toBeGreaterThan(0);
  // No column is as wide.
  const columnEm = 33;
  for (const width of endings) expect(width / 24).toBeGreaterThan(columnEm);
});
