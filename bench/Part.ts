import type { Figure } from './figures';
import type { Ground } from './ground';

export interface Part {
  name: string;
  /** @param say reports what is measured now */
  measure: (ground: Ground, say: (line: string) => void) => Promise<Figure[]>;
}
