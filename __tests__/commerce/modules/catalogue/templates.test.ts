import { existsSync } from 'node:fs';
import path from 'node:path';
import { registry } from '@/commerce/modules/catalogue/registry';
import { routes } from '@/services/checkout/routes';

const root = path.resolve(__dirname, '../../../..');

const hasPage = (route: string) =>
  [`pages${route}.tsx`, `pages${route}/index.tsx`].some((file) =>
    existsSync(path.join(root, file)),
  );

const steps = registry.flatMap(({ flows }) => flows.flatMap((flow) => flow.steps));

test.each([...new Set(steps.map(({ templateId }) => templateId))])(
  'the template %s of the flows has a page',
  (templateId) => {
    expect(hasPage(routes[templateId])).toBe(true);
  },
);

const files = steps.flatMap(({ props: { mediaLogo, picture, video } }) =>
  [mediaLogo, picture?.src, video?.src, video?.poster, video?.captions].filter(
    (file) => file !== undefined,
  ),
);

test.each([...new Set(files)])('the file %s of the flows exists', (file) => {
  expect(existsSync(path.join(root, 'public', file))).toBe(true);
});

test('an upsell of another brand shows the logo of that brand on every step, the profile step included', () => {
  const wup = registry.find(({ code, operation }) => code === 'wup' && operation === 'BR');
  const offered = (wup?.flows ?? [])
    .flatMap((flow) => flow.steps)
    .filter(({ id, props }) => id.includes('upsell') && !props.whatsapp);
  expect(offered.map(({ templateId }) => templateId)).toContain('upsell-order-bump-presentation');
  expect(new Set(offered.map(({ props }) => props.mediaLogo))).toEqual(
    new Set(['/brands/live/logo-dark.svg']),
  );
});
