import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@/scripts/projectRoot';

interface Cruised {
  summary: { violations: { from: string; rule: { name: string } }[] };
}

/**
 * Finds the import rules that each file breaks, as if the project consisted of these files.
 * @param files their text, by path
 * @param config the rules that apply: ours, or one of the files
 */
export function cruise(
  files: Readonly<Record<string, string>>,
  config = path.join(projectRoot, '.dependency-cruiser.js'),
): (file: string) => string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'imports-'));
  try {
    copyFileSync(path.join(projectRoot, 'tsconfig.json'), path.join(folder, 'tsconfig.json'));
    for (const [file, code] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), code);
    }
    const output = execFileSync(
      process.execPath,
      [
        path.join(projectRoot, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
        ...['--config', config, '--output-type', 'json', '.'],
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    const { summary } = JSON.parse(output) as Cruised;
    return (file) =>
      summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
