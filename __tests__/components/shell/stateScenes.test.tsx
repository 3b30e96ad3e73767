import type { ReactElement } from 'react';
import { GenericErrorTemplate } from '@/components/templates/generic-error/GenericErrorTemplate';
import { ExpiredLinkTemplate } from '@/components/templates/expired-link/ExpiredLinkTemplate';
import { NotFoundTemplate } from '@/components/templates/not-found/NotFoundTemplate';
import { CookieScene } from '@/components/shell/CookieScene';
import { DoneIcon, PaymentCardIcon } from '@/components/shell/stateIcons';
import { BrokenLinkScene, ClosedRoadScene, MapScene } from '@/components/shell/stateScenes';
import { renderPlainPage } from '../../support/renderPlainPage';

const draw = (picture: ReactElement, options?: Parameters<typeof renderPlainPage>[1]) =>
  renderPlainPage(picture, options).container.innerHTML;

const scenes = [
  ['an expired link', <BrokenLinkScene />, <ExpiredLinkTemplate retryPath="/" wayOn={null} />],
  ['an error', <ClosedRoadScene />, <GenericErrorTemplate firstPath={null} />],
  ['no page', <MapScene />, <NotFoundTemplate />],
] as const;

const icons = [
  ['nothing left to do', <DoneIcon />],
  ['an unbranded page', <PaymentCardIcon />],
] as const;

/** With the most characters that its markup may have. */
const pictures = [
  ...scenes.map(([state, picture]) => [state, picture, 6_000] as const),
  ['cookies that are refused', <CookieScene />, 6_000] as const,
  ...icons.map(([state, picture]) => [state, picture, 3_000] as const),
];

test.each(pictures)(
  'the picture of %s is small, decorative, and in the theme’s colours',
  (_, picture, limit) => {
    for (const brand of ['medcof', 'unbranded'] as const) {
      const drawing = draw(picture, { brand });
      expect(drawing.length).toBeLessThanOrEqual(limit);
      expect(drawing).toContain('aria-hidden="true"');
      const colours = Array.from(
        drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g),
        ([, colour]) => colour,
      );
      expect(colours.length).toBeGreaterThan(0);
      for (const colour of colours) expect(colour).toMatch(/^var\(--color-[\w-]+\)$/);
    }
  },
);

test.each(scenes)(
  'the page of %s has its scene, with the brand’s motif or an object of its own',
  (_, scene, page) => {
    for (const [options, hasMotif] of [
      [{ brand: 'medcof' }, true],
      [{ brand: 'medcof', isSavingData: true }, false],
      [{ brand: 'unbranded' }, false],
    ] as const) {
      const drawing = draw(scene, options);
      expect(draw(page, options)).toContain(drawing);
      expect(drawing.includes('<foreignObject')).toBe(hasMotif);
    }
  },
);

test('no two pictures are alike', () => {
  const drawings = pictures.map(([, picture]) => draw(picture));
  expect(new Set(drawings).size).toBe(drawings.length);
});
