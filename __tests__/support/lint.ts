import { execFileSync } from 'node:child_process';

export interface LintedText {
  filePath: string;
  code: string;
}

export function lint(texts: readonly LintedText[]): string[][] {
  const output = execFileSync(process.execPath, ['__tests__/support/lintTexts.mjs'], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[][];
}
