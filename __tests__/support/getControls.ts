import { screen } from '@testing-library/react';

/** What the links and buttons of the page's own part say, in their order. */
export const getControls = (): (string | null)[] =>
  Array.from(
    screen.getByRole('main').querySelectorAll('a, button'),
    ({ textContent }) => textContent,
  );
