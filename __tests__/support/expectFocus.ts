import { waitFor } from '@testing-library/react';

/** Waits for the focus, which an effect moves: a busy machine runs it after what it shows. */
export const expectFocus = (find: () => Element | null) =>
  waitFor(() => {
    expect(find()).toHaveFocus();
  });
