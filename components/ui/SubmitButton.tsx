import type { ReactNode } from 'react';
import { PrimaryButton } from './Button';
import { Spinner } from './Spinner';
import { useIsHydrated } from './useIsHydrated';

interface SubmitButtonProps {
  isBusy: boolean;
  /** Said instead of the label while busy. */
  busyText: string;
  children: ReactNode;
}

/**
 * Disabled until the page's code runs: a form sent by the browser itself would put its fields into
 * the address. Stays focusable while busy, so that a keyboard does not lose its place.
 */
export function SubmitButton({ busyText, children, isBusy }: SubmitButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <PrimaryButton type="submit" disabled={!isHydrated} aria-disabled={isBusy}>
      {isBusy && <Spinner />}
      {isBusy ? busyText : children}
    </PrimaryButton>
  );
}
