import { programPart } from './programPart';

export const lintParts = {
  imports: programPart(
    'imports',
    'dependency-cruiser/bin/dependency-cruise.mjs',
    '--output-type',
    'err-long',
    '.',
  ),
  lint: programPart('lint', 'eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  typedLint: programPart('typed lint', 'oxlint/bin/oxlint'),
  styles: programPart('styles', 'stylelint/bin/stylelint.mjs', 'components/**/*.{ts,tsx}'),
};
