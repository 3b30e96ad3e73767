import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { templateIds } from '@/contract/enumerations';
import { routes } from '@/services/checkout/routes';

const root = path.resolve(__dirname, '../..');

/** `/payment/{id}` is the file pages/payment/[id].tsx; a route may be the first page of a folder. */
const pageOfRoute = (route: string): string | undefined => {
  const file = route.replace(/\{(\w+)\}/g, '[$1]');
  return [`pages${file}.tsx`, `pages${file}/index.tsx`].find((page) =>
    existsSync(path.join(root, page)),
  );
};

/** The table of spec section 2, written out once more: a route that changes breaks buyers' links. */
const ofTemplates = {
  lead: '/lead',
  'phone-verification': '/phone-verification',
  video: '/video',
  'upsell-video': '/video/upsell',
  'order-bump-presentation': '/multiprofile-presentation',
  'order-bump': '/order-bump-presentation',
  presentation: '/presentation',
  'upsell-order-bump-presentation': '/multiprofile-upsell-presentation',
  payment: '/payment',
  'custom-offer': '/custom-offer',
  success: '/success',
  'upsell-payment': '/payment/upsell',
  'upsell-success': '/success/upsell',
  pix: '/pix',
  'livelo-cpf': '/livelo/cpf',
  'invoice-payment': '/payment/{id}',
  recovery: '/recovery/{id}',
  renew: '/renew/{id}',
  'error pages': '/generic-error',
  'select-school': '/select-school',
  'upgrade-payment': '/payment/upgrade',
  md: '/md',
  'select-test-location': '/select-test-location',
};

/** Spec section 2, "Other routes named", with the root. */
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

test('every template has the route of the spec', () => {
  expect(routes).toEqual(ofTemplates);
  expect(Object.keys(routes).sort()).toEqual([...templateIds].sort());
});

test.each([...Object.values(ofTemplates), ...others])('%s has a page', (route) => {
  expect(pageOfRoute(route)).toBeDefined();
});

/** Files of pages/ that are the frame of every page, or no page at all. */
const frames = ['_app.tsx', '_document.tsx', 'api/[[...path]].ts'];
const answersInJson = ['readiness.tsx', 'healthcheck.tsx'];

const files = readdirSync(path.join(root, 'pages'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.tsx?$/.test(file) && !frames.includes(file));

const drawn = files.filter((file) => !answersInJson.includes(file));

const read = (file: string) => readFileSync(path.join(root, 'pages', file), 'utf8');

const importsOf = (source: string) =>
  [...source.matchAll(/^import .* from '([^']+)';$/gm)].map(([, from = '']) => from);

test('only the two health answers draw nothing', () => {
  expect(files.length - drawn.length).toBe(answersInJson.length);
});

test.each(drawn)('pages/%s draws the template of a folder of its own', (file) => {
  const source = read(file);
  const name = /^export default (\w+Template);$/m.exec(source)?.[1];
  const from = importsOf(source).find((specifier) => specifier.endsWith(`/${String(name)}`));
  const [, folder] = /^@\/components\/templates\/([\w-]+)\/\w+$/.exec(from ?? '') ?? [];
  expect(folder).toBeDefined();
  expect(existsSync(path.join(root, `components/templates/${String(folder)}`))).toBe(true);
});

test.each(drawn)('pages/%s names its props and its template, nothing more', (file) => {
  const source = read(file);
  const [template = '', props = '', ...more] = importsOf(source);
  expect(template).toMatch(/^@\/components\/templates\//);
  expect(props).toMatch(/^@\/contexts\/checkout\/create\w+Props$/);
  expect(more).toEqual([]);
  const exported = [...source.matchAll(/^export (?:const|function|default) (\w+)/gm)];
  expect(exported.map(([, name]) => name)).toEqual([
    expect.stringMatching(/^get(?:ServerSide|Static)Props$/),
    expect.stringMatching(/Template$/),
  ]);
  expect(source.split('\n').length).toBeLessThan(30);
});

test.each(answersInJson)('pages/%s names what it asks, nothing more', (file) => {
  const source = read(file);
  for (const specifier of importsOf(source)) expect(specifier).toMatch(/^@\/services\/health\//);
  expect(source.split('\n').length).toBeLessThan(15);
});

/** They are asked when nothing else answers, or before a product is known (spec section 2). */
test.each(['index.tsx', ...answersInJson])('pages/%s loads no product', (file) => {
  expect(importsOf(read(file)).join()).not.toMatch(/createCheckoutProps|createDocumentProps/);
});
