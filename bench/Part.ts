import type { Figure } from './figures';
import type { Ground } from './ground';

/** What can be measured alone (`--only`). */
export interface Part {
  name: string;
  /** @param say tells whoever waits what is measured now */
  measure: (ground: Ground, say: (line: string) => void) => Promise<Figure[]>;
}
