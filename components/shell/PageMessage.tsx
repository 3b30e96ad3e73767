import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';
import { ShortColumn } from '../ui/ShortColumn';
import { StatePane } from './StatePane';
import { StepPanes } from './StepPanes';
import { SupportContact, useContacts } from './SupportContact';

/** The brand's ground of a picture of the page's state: the pane has what the brand sells. */
const StateGround = styled.div.attrs({ className: 'state-picture' })`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  padding-top: var(--space-24);
  border-radius: var(--radius-card);
  background: color-mix(in srgb, var(--color-primary) 14%, var(--color-surface));

  > svg {
    width: 100%;
    height: 11rem;
  }

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--color-primary);
    opacity: 0.3;
    mask: var(--pane-pattern);
  }
`;

/** What stands below it (UnbrandedFoot.tsx) stands at the foot of the page. */
const Column = styled(ShortColumn)`
  main:has(> &) {
    grid-template-rows: 1fr auto;
  }
`;

interface PageMessageProps {
  children: ReactNode;
  action?: ReactNode;
  isHelpFirst?: boolean;
  isAlert?: boolean;
  /** A picture of the state. Where what the brand sells is the picture: StateHead.tsx. */
  scene?: ReactNode;
  /** The failure's, which support can find in the log. */
  reference?: ReactNode;
  /** Help where nobody can be asked for it here. */
  withoutContact?: ReactNode;
  /** Below everything (UnbrandedFoot.tsx). */
  foot?: ReactNode;
}

export function PageMessage({
  action,
  children,
  foot,
  isAlert = false,
  isHelpFirst = false,
  reference,
  scene,
  withoutContact,
}: PageMessageProps) {
  const { checkout } = useCheckoutPage();
  const hasContacts = useContacts().length > 0;
  return (
    <StepPanes
      isStep={false}
      side={(scene !== undefined || !checkout) && <StatePane scene={scene} />}
    >
      <Column>
        {checkout && scene && <StateGround>{scene}</StateGround>}
        <div role={isAlert ? 'alert' : undefined}>{children}</div>
        {!isHelpFirst && action}
        {hasContacts ? (
          <SupportContact isMain={isHelpFirst}>{isHelpFirst && action}</SupportContact>
        ) : (
          withoutContact
        )}
        {isHelpFirst && !hasContacts && action}
        {reference}
      </Column>
      {foot}
    </StepPanes>
  );
}

export function RetryLink() {
  const { t } = useTranslation();
  return <PrimaryLink href="">{t('failure.retry')}</PrimaryLink>;
}
