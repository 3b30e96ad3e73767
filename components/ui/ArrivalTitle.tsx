import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { PageTitle } from './PageTitle';
import { useFocusOnArrival } from './useFocusOnArrival';

/** Takes the focus by script only, so that no ring is drawn around it. */
const Title = styled(PageTitle)`
  &:focus {
    outline: none;
  }
`;

/** The title of a page that takes the focus when the page arrives. */
export function ArrivalTitle({ children }: { children: ReactNode }) {
  const title = useFocusOnArrival<HTMLHeadingElement>();
  return (
    <Title ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}
