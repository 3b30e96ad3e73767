import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plants } from '@/faults/plants';

const changes = plants.flatMap((plant) => plant.changes.map((change) => ({ ...plant, ...change })));

test.each(changes)('the text that $name replaces occurs once in $file', ({ file, find }) => {
  const text = readFileSync(path.join(process.cwd(), file), 'utf8');
  expect(text.split(find)).toHaveLength(2);
});
