import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mutants } from '@/faults/mutants';

const changes = mutants.flatMap((plant) =>
  plant.changes.map((change) => ({ ...plant, ...change })),
);

test.each(changes)('the text that $name replaces occurs once in $file', ({ file, find }) => {
  const text = readFileSync(path.join(process.cwd(), file), 'utf8');
  expect(text.split(find)).toHaveLength(2);
});
