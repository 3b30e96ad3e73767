import { readFile, writeFile } from 'node:fs/promises';
import { describeApi } from './describeApi';

const file = new URL('../contract/openapi.json', import.meta.url);

function keepOrder(written: object, now: object) {
  const places = Object.keys(written);
  const place = (name: string) => (places.includes(name) ? places.indexOf(name) : places.length);
  return Object.fromEntries(Object.entries(now).sort(([a], [b]) => place(a) - place(b)));
}

// Writes contract/openapi.json: what GET /api/openapi.json serves.
const description = await describeApi();
const written = JSON.parse(await readFile(file, 'utf8')) as { paths: object };
const paths = keepOrder(written.paths, description.paths ?? {});
await writeFile(file, `${JSON.stringify({ ...description, paths }, null, 2)}\n`);
