import { render } from '@testing-library/react';
import { GenericErrorTemplate } from '@/components/templates/generic-error/GenericErrorTemplate';
import { ExpiredLinkTemplate } from '@/components/templates/expired-link/ExpiredLinkTemplate';
import { NotFoundTemplate } from '@/components/templates/not-found/NotFoundTemplate';
import {
  MutedBellIcon,
  BrokenLinkScene,
  ClosedRoadScene,
  LockedPointsIcon,
  MapScene,
  PaymentCardIcon,
} from '@/components/shell/stateScenes';
import { renderPlainPage } from '../../support/renderPlainPage';

const scenes = [
  MutedBellIcon,
  BrokenLinkScene,
  ClosedRoadScene,
  LockedPointsIcon,
  MapScene,
  PaymentCardIcon,
];

const draw = (Scene: (typeof scenes)[number]) => render(<Scene />).container.innerHTML;

test.each([
  ['an expired link', <ExpiredLinkTemplate retryPath="/lead" wayOn={null} />, BrokenLinkScene],
  ['an error', <GenericErrorTemplate firstPath={null} />, ClosedRoadScene],
  ['no page', <NotFoundTemplate />, MapScene],
])('%s has a picture of its own, with and without a brand', (_, page, Scene) => {
  for (const brand of ['medcof', 'neutral'] as const) {
    expect(renderPlainPage(page, { brand }).container.innerHTML).toContain(draw(Scene));
  }
  expect(new Set(scenes.map(draw)).size).toBe(scenes.length);
});

test.each(scenes)('a picture is small, decorative, and in the theme’s colours: %o', (Scene) => {
  const picture = draw(Scene);
  expect(picture.length).toBeLessThanOrEqual(3_000);
  expect(picture).toContain('aria-hidden="true"');
  const colours = Array.from(
    picture.matchAll(/(?:fill|stroke)="([^"]*)"/g),
    ([, colour]) => colour,
  );
  expect(colours.length).toBeGreaterThan(0);
  for (const colour of colours) expect(colour).toMatch(/^var\(--color-[\w-]+\)$/);
});
