import { createPalette } from './createPalette';
import { identifierOf } from './identifierOf';
import type { NewBrand } from './NewBrand';

/** The three palettes of a new brand: its colour, a neighbour of it, and a grey of its hue. */
export const createPalettes = (hue: number) => ({
  primary: createPalette(hue, 0.6),
  secondary: createPalette((hue + 40) % 360, 0.35),
  neutral: createPalette(hue, 0.08),
});

/** The file of themes/. */
export function themeSource({ hue, id, name }: NewBrand): string {
  const palettes = Object.entries(createPalettes(hue)).map(([role, palette]) => {
    const steps = [...palette].map(([step, color]) => `    ${step}: '${color}',`);
    return `  ${role}: {\n${steps.join('\n')}\n  },`;
  });
  return `import { createTheme } from './createTheme';

/** ${name}. */
export const ${identifierOf(id)} = createTheme({
  font: 'poppins',
  radius: { control: 8, card: 12 },
${palettes.join('\n')}
});
`;
}
