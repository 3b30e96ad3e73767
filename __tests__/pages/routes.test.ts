import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { templateIds } from '@/contract/enumerations';
import { routes } from '@/services/checkout/routes';

const root = path.resolve(__dirname, '../..');

const pageOfRoute = (route: string): string | undefined => {
  const file = route.replace(/\{(\w+)\}/g, '[$1]');
  return [`pages${file}.tsx`, `pages${file}/index.tsx`].find((page) =>
    existsSync(path.join(root, page)),
  );
};

/**
 * docs/behaviour.md 2, "Step templates", two templates in a row: a route that changes breaks
 * buyers' links.
 */
const stepTemplates =
  /^### Step templates\n([^#]*)/m.exec(
    readFileSync(path.join(root, 'docs/behaviour.md'), 'utf8'),
  )?.[1] ?? '';
const ofTemplates: Record<string, string> = Object.fromEntries(
  [...stepTemplates.matchAll(/\| ([a-z][a-z -]*?) +\| (\/\S+) +(?=\|)/g)].map(
    ([, template = '', route = '']) => [template, route],
  ),
);

/** docs/behaviour.md 2, "Other routes", with the root. */
const others = [
  '/upsell-presentation',
  '/upsell-payment',
  '/subscription-welcome',
  '/payment-verification',
  '/success-invoice',
  '/livelo/payment-method',
  '/livelo/payment',
  '/livelo/error',
  '/livelo/select-device',
  '/livelo/code',
  '/expired-link',
  '/readiness',
  '/healthcheck',
  '/',
];

test('every template has the route that docs/behaviour.md states', () => {
  expect(routes).toEqual(ofTemplates);
  expect(Object.keys(routes).sort()).toEqual([...templateIds].sort());
});

test('every route has a page', () => {
  const allRoutes = [...Object.values(ofTemplates), ...others];
  expect(allRoutes.filter((route) => pageOfRoute(route) === undefined)).toEqual([]);
});

const frames = [
  '_app.tsx',
  '_document.tsx',
  '_error.tsx',
  'api/[[...path]].ts',
  'api/calendar/[code].ts',
  'api/csp-reports.ts',
  'api/unsubscribe/[token].ts',
];
const answersInJson = ['readiness.tsx', 'healthcheck.tsx'];

const files = readdirSync(path.join(root, 'pages'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !frames.includes(file));

const drawn = files.filter((file) => !answersInJson.includes(file));

const read = (file: string) => readFileSync(path.join(root, 'pages', file), 'utf8');

const importsOf = (source: string) =>
  [...source.matchAll(/^import .* from '([^']+)';$/gm)].map(([, from = '']) => from);

test('only the two health answers render nothing', () => {
  expect(files.length - drawn.length).toBe(answersInJson.length);
});

function getFaults(file: string): string[] {
  const source = read(file);
  const [template = '', props = '', ...more] = importsOf(source);
  const [, folder = '', component = ''] =
    /^@\/components\/templates\/([\w-]+)\/(\w+Template)$/.exec(template) ?? [];
  const exported = [...source.matchAll(/^export (?:const|function|default) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
  const [propsName = '', templateName = '', ...otherExports] = exported;
  const rules: Record<string, boolean> = {
    'imports no template first': folder !== '',
    'names a folder that is not there': existsSync(
      path.join(root, `components/templates/${folder}`),
    ),
    'imports no props second': /^@\/server\/props\/\w+Props\.server$/.test(props),
    'imports more': more.length === 0,
    'exports no props first': /^get(?:ServerSide|Static)Props$/.test(propsName),
    'is not the template that it imports': templateName === component,
    'exports no template last': source.includes(`\nexport default ${templateName};\n`),
    'exports more': otherExports.length === 0,
    'has 30 lines or more': source.split('\n').length < 30,
  };
  return Object.entries(rules).flatMap(([fault, holds]) => (holds ? [] : `${file} ${fault}`));
}

test('a page imports its props and its template, nothing more', () => {
  expect(drawn.flatMap(getFaults)).toEqual([]);
});

test.each(answersInJson)('pages/%s imports only its props, nothing more', (file) => {
  const source = read(file);
  for (const specifier of importsOf(source))
    expect(specifier).toBe('@/server/props/healthProps.server');
  expect(source.split('\n').length).toBeLessThan(15);
});

test.each(['index.tsx', ...answersInJson])('pages/%s loads no product', (file) => {
  expect(importsOf(read(file)).join()).not.toMatch(/(?:checkout|paymentLink)Props/);
});
