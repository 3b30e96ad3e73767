import type { ComponentPropsWithRef } from 'react';

/**
 * A page's title. Its words are an inline box: a brand's stroke ends with the last line
 * (themes/getThemeCss.ts).
 */
export const Title = ({ children, ...props }: ComponentPropsWithRef<'h1'>) => (
  // eslint-disable-next-line no-restricted-syntax -- where it is made
  <h1 {...props}>
    <span>{children}</span>
  </h1>
);
