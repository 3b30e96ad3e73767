import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { StartProblem } from '../StartProblem';
import { errorMessage } from '../errorMessage';

/**
 * Makes DATA_DIR when it is missing. Others may walk through it (PostgreSQL runs as an account of
 * its own when we are root); each secret inside has a mode of its own.
 * @throws StartProblem when the folder cannot be made or is not ours to write.
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    if (!existsSync(dataDir)) {
      mkdirSync(dataDir, { recursive: true });
      chmodSync(dataDir, 0o711);
    }
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (thrown) {
    throw new StartProblem(
      `The folder ${dataDir} cannot be used (${errorMessage(thrown)}); set DATA_DIR to a folder of this account.`,
    );
  }
}
