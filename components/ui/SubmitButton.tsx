import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { PrimaryButton } from './Button';
import { useIsHydrated } from './useIsHydrated';

interface SubmitButtonProps {
  /** Whether the form may be sent; while it is still being filled in it may not. */
  isReady?: boolean;
  isBusy: boolean;
  /** Said instead of the label while busy. */
  busyText: string;
  children: ReactNode;
}

/**
 * Disabled until the page's code runs: a form sent by the browser itself would put its fields into
 * the address. Stays focusable while busy, so that a keyboard does not lose its place.
 */
export function SubmitButton({ busyText, children, isBusy, isReady = true }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <PrimaryButton type="submit" disabled={!isHydrated || !isReady} aria-disabled={isBusy}>
      {isBusy && <Spinner />}
      {isBusy ? busyText : children}
    </PrimaryButton>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Has the colour of the text around it. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 3px solid currentcolor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;
