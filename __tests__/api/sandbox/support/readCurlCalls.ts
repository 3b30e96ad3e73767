import { execFileSync } from 'node:child_process';
import MarkdownIt from 'markdown-it';

export interface CurlCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
}

function readArguments(words: readonly string[]): CurlCall {
  const call: CurlCall = { method: 'GET', url: '', headers: {} };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word.startsWith('-')) {
      call.url = word;
      continue;
    }
    index += 1;
    const value = words[index] ?? '';
    switch (word) {
      case '-X':
        call.method = value;
        break;
      case '-H': {
        const [name = '', ...rest] = value.split(': ');
        call.headers[name.toLowerCase()] = rest.join(': ');
        break;
      }
      case '--json':
      case '-d':
        call.method = 'POST';
        call.body = value;
        call.headers['content-type'] =
          word === '-d' ? 'application/x-www-form-urlencoded' : 'application/json';
        break;
      default:
        throw new Error(`The page calls curl with ${word}, which this test does not know.`);
    }
  }
  return call;
}

const shell = `curl() { printf '%s\\n' "$@" ''; }
date() { printf '%s' "$TODAY"; }
`;

/**
 * Parses the curl lines of a page's `sh` blocks in order, with their words and variables as a shell
 * expands them. Works without curl.
 * @param environment variables that the lines use from outside; TODAY is what `date` returns
 */
export function readCurlCalls(markdown: string, environment: Record<string, string>): CurlCall[] {
  const script = new MarkdownIt()
    .parse(markdown, {})
    .filter(({ info, type }) => type === 'fence' && info === 'sh')
    .map(({ content }) => content)
    .join('');
  const printed = execFileSync('sh', ['-e', '-c', shell + script], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  return printed
    .trimEnd()
    .split('\n\n')
    .map((words) => readArguments(words.split('\n')));
}
