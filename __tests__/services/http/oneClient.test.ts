import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

const folders = ['components', 'contexts', 'pages', 'server', 'services'];

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

const calls =
  /\bfetch\(|\bXMLHttpRequest\b|\bsendBeacon\(|^import (?!type )[^;]*from 'axios'|import\('axios'\)/m;

const way = 'services/http/callWithFailover.server.ts';

/** The hashes of a document's scripts are part of the page, not a call. */
const inlineParts = ['components/shell/lateScripts.ts'];

/** Asks the network whether any page can be opened, whatever the client reports about its calls. */
const connection = ['services/http/untilPagesLoad.ts'];

/** The client of Unleash makes its own calls; ours only interprets a failed answer for it. */
const flags = ['services/flags/watchFlags.ts'];

test('every call of a page goes through the one JSON client', () => {
  const callers = files.filter((file) => calls.test(readFileSync(path.join(root, file), 'utf8')));
  expect(callers.sort()).toEqual([
    ...inlineParts,
    ...flags,
    way,
    'services/http/client.ts',
    ...connection,
  ]);
});
