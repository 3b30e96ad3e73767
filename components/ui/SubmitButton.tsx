import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { PrimaryButton } from './Button';

interface SubmitButtonProps {
  /** Whether the form may be sent; while it is still being filled in it may not. */
  isReady?: boolean;
  isBusy: boolean;
  /** Said instead of the label while busy. */
  busyText: string;
  children: ReactNode;
}

/**
 * Ready from the first paint on: what is pressed before the page's code runs is kept (`EarlyClicks`).
 * Stays focusable while busy, so that a keyboard does not lose its place.
 */
export function SubmitButton({ busyText, children, isBusy, isReady = true }: SubmitButtonProps) {
  return (
    <PrimaryButton type="submit" disabled={!isReady} aria-disabled={isBusy}>
      <BusyLabel isBusy={isBusy}>{isBusy ? busyText : children}</BusyLabel>
    </PrimaryButton>
  );
}

/**
 * What a button says, with a sign of its work before it. The text is an element of its own: a browser
 * that translates the page replaces texts, and the sign would have no place beside them.
 */
export function BusyLabel({ children, isBusy }: Pick<SubmitButtonProps, 'isBusy' | 'children'>) {
  return (
    <>
      {isBusy && <Spinner />}
      <span>{children}</span>
    </>
  );
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** Has the colour of the text around it. Dotted where nothing may move: still, it would look broken. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  flex: none;
  width: 1.25em;
  height: 1.25em;
  border: 3px solid transparent;
  /* Chrome before 111 has no such colour, and keeps the line above. */
  border-color: color-mix(in srgb, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    border-style: dotted;
    border-color: currentcolor;
  }
`;
