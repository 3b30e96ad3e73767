import { writeFile } from 'node:fs/promises';
import { describeApi } from './describeApi';

/** Writes contract/openapi.json: what GET /api/openapi.json serves. */
const file = new URL('../contract/openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(await describeApi(), null, 2)}\n`);
