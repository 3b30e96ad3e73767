import type { ReactNode } from 'react';
import { PrimaryButton } from './Button';

interface SubmitButtonProps {
  isReady?: boolean;
  isBusy: boolean;
  busyText: string;
  children: ReactNode;
}

/**
 * Ready from the first paint on: a press before the page's code runs is kept (`EarlyClicks`). Stays
 * focusable while busy, so that a keyboard does not lose its place.
 */
export function SubmitButton({ busyText, children, isBusy, isReady = true }: SubmitButtonProps) {
  return (
    <PrimaryButton type="submit" disabled={!isReady} aria-disabled={isBusy}>
      <BusyLabel isBusy={isBusy}>{isBusy ? busyText : children}</BusyLabel>
    </PrimaryButton>
  );
}

/**
 * The text is an element of its own: a browser that translates the page replaces texts, and the
 * spinner would have no place beside them.
 */
export function BusyLabel({ children, isBusy }: Pick<SubmitButtonProps, 'isBusy' | 'children'>) {
  return (
    <>
      {isBusy && <Spinner />}
      <span>{children}</span>
    </>
  );
}

export const Spinner = () => <span className="spinner" aria-hidden />;
