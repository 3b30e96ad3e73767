/**
 * Does with fetch what the pages of docs/ do with curl, for machines without curl. Exits at an unknown
 * option.
 */
import { writeFileSync } from 'node:fs';

const args = process.argv.slice(2);
let [address, format, limit] = ['', '', 60];
/** @type {{ body?: string, file?: string, method?: string }} */
const asked = {};
const headers = new Headers();

for (let index = 0; index < args.length; index += 1) {
  const word = args[index] ?? '';
  const take = () => args[(index += 1)] ?? '';
  if (!word.startsWith('-')) address = word;
  else if (word === '-sS' || word === '-sSN') continue;
  else if (word === '-X') asked.method = take();
  else if (word === '-o') asked.file = take();
  else if (word === '-w') format = take();
  else if (word === '--max-time') limit = Number(take());
  else if (word === '-H') {
    const [name = '', ...value] = take().split(': ');
    headers.set(name, value.join(': '));
  } else if (word === '--json' || word === '-d') {
    asked.body = take();
    const type = word === '-d' ? 'application/x-www-form-urlencoded' : 'application/json';
    if (!headers.has('content-type')) headers.set('content-type', type);
  } else {
    process.stderr.write(`The page calls curl with ${word}, which its stand-in does not know.\n`);
    process.exit(2);
  }
}

try {
  const { body, file, method } = asked;
  const response = await fetch(address, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(limit * 1000),
    ...(body !== undefined && { body }),
  });
  const parts = [];
  for await (const part of response.body ?? [])
    if (file === undefined) process.stdout.write(part);
    else parts.push(part);
  if (file !== undefined) writeFileSync(file, Buffer.concat(parts));
  /** @type {Record<string, number | string>} */
  const values = {
    http_code: response.status,
    content_type: response.headers.get('content-type') ?? '',
  };
  process.stdout.write(
    format
      .replace(/%\{(\w+)\}/g, (_, /** @type {string} */ name) => String(values[name]))
      .replaceAll('\\n', '\n'),
  );
} catch (error) {
  process.stderr.write(`curl: ${String(error)}\n`);
  process.exitCode = error.name === 'TimeoutError' ? 28 : 7;
}
