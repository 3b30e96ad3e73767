import { medcof } from './medcof';
import { ms } from './ms';
import { neutral } from './neutral';
import type { BrandTheme } from './tokens';

/** One theme per brand, by dsProductId, and the neutral fallback. */
export const themes = { medcof, ms, neutral } satisfies Record<string, BrandTheme>;
