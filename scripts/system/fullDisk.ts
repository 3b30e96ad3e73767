import { errorMessage } from '../StartProblem';

/** In the words of the system, PostgreSQL and Node. */
const words = /no space left on device|disk quota exceeded|ENOSPC|EDQUOT/i;

/** SQLSTATE `disk_full`: PostgreSQL also uses it where the last block fits in part. */
const sqlState = '53100';

export function isFullDisk(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined;
  return code === sqlState || words.test(errorMessage(thrown));
}

export const explainFullDisk = (place: string): string =>
  `The disk of ${place} is full; free some space and start again.`;
