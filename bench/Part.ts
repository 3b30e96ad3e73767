import type { Figure } from './figures';
import type { Ground } from './ground';

export interface Part {
  name: string;
  /** It takes too long for a run of all parts. */
  isOnlyNamed?: true;
  /** @param say reports what is measured now */
  measure: (ground: Ground, say: (line: string) => void) => Promise<Figure[]>;
}
