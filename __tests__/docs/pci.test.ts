import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readBrowserCode } from '../support/readBrowserCode';

const projectRoot = path.resolve(__dirname, '../..');
const text = readFileSync(path.join(projectRoot, 'docs/pci.md'), 'utf8');

function readTable(head: string): string[] {
  const [, rows = ''] = text.split(new RegExp(`^\\| ${head} +\\|.*\\n\\|[ -|]+\\n`, 'm'));
  return rows
    .split(/\n(?!\|)/, 1)
    .join()
    .split('\n')
    .map((row) => row.split('|')[1]?.trim() ?? '');
}

const pages = readdirSync(path.join(projectRoot, 'pages'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('pages', file.split(path.sep).join('/')))
  .filter((file) => file.endsWith('.tsx') && !/\/_|\.server/.test(file))
  .sort();

const toAddress = (page: string) =>
  page
    .replace(/^pages/, '')
    .replace(/\.tsx$/, '')
    .replaceAll('[', '{')
    .replaceAll(']', '}');

test('the inventory names every page where a card is typed, and every package in its code', async () => {
  const code = await readBrowserCode(pages);
  const cardPages = code.findPagesWith('components/payment/methods/CardFields.tsx');
  const [, sentence = ''] = /^Cards are typed on (.*?)\. /m.exec(text) ?? [];
  expect(sentence.split(/, | and /).sort()).toEqual(cardPages.map(toAddress).sort());

  const named = readTable('package').flatMap((cell) =>
    Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name),
  );
  expect(named.sort()).toEqual(code.listPackages(cardPages));
});

test('the inventory names every inline script of the document', () => {
  const source = readFileSync(path.join(projectRoot, 'pages/_document.tsx'), 'utf8');
  const scripts = Array.from(
    source.matchAll(/<script[^>]*?dangerouslySetInnerHTML=\{\{ __html: (\w+)/g),
    ([, name = '']) => name,
  );
  expect(scripts).toEqual([
    'lostScriptsScript',
    'createLateScriptsScript',
    'createEarlyErrorsScript',
    'recaptchaScript',
    // The tag script, which runs where no card is typed.
    'createTagScript',
    'earlyClicksScript',
  ]);
  expect(readTable('script')).toEqual([
    'lost scripts',
    'late scripts',
    'early clicks',
    // Next's own files.
    "page's files",
    'early errors',
    'captcha apart',
  ]);
});
