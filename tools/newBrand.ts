import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { format, resolveConfig } from 'prettier';
import { readNewBrand, type Ask } from './newBrand/brand';
import { listGuesses } from './newBrand/sources';
import { checkNewBrand, writeBrand } from './newBrand/writeBrand';
import { projectRoot } from '../scripts/projectRoot';
import { StartProblem } from '../scripts/StartProblem';

const ask: Ask = async (question, suggestion) => {
  if (!process.stdin.isTTY) return suggestion;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    suggestion === '' ? `${question}: ` : `${question} [${suggestion}]: `,
  );
  terminal.close();
  return answer.trim() === '' ? suggestion : answer.trim();
};

async function formatFile(file: string): Promise<void> {
  const options = await resolveConfig(file);
  writeFileSync(file, await format(readFileSync(file, 'utf8'), { ...options, filepath: file }));
}

async function createBrand(): Promise<void> {
  const brand = await readNewBrand(process.argv.slice(2), ask);
  checkNewBrand(projectRoot, brand);
  const files = writeBrand(projectRoot, brand);
  const sources = files.filter((file) => file.endsWith('.ts'));
  await Promise.all(sources.map((file) => formatFile(path.join(projectRoot, file))));
  console.log(`Written: ${files.join(', ')}.`);
  console.log('Guessed, and refused in production until you confirm it:');
  for (const guess of listGuesses(brand.id)) console.log(`  ${guess}`);
  console.log(`Start the checkout and open /lead?product=${brand.id}.`);
}

try {
  await createBrand();
} catch (thrown) {
  if (!(thrown instanceof StartProblem)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
