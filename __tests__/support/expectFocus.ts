import { waitFor } from '@testing-library/react';

/**
 * Waits for the focus, which an effect moves: a busy machine runs the effect after it shows the
 * page.
 */
export const expectFocus = (find: () => Element | null) =>
  waitFor(() => {
    expect(find()).toHaveFocus();
  });
