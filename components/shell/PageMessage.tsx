import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';
import { ShortColumn } from '../ui/ShortColumn';
import { StatePane } from './StatePane';
import { StepPanes } from './StepPanes';
import { SupportContact, useContacts } from './SupportContact';

const Icon = styled.svg`
  width: 4rem;
  height: 4rem;
  padding: var(--space-16);
  border-radius: min(var(--radius-card), 25%);
  background: var(--color-tint);
  fill: none;
  stroke: var(--color-link);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

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

const icons = {
  cookie:
    'M12 3a9 9 0 1 0 9 9 4.5 4.5 0 0 1-4.8-4.2A4.5 4.5 0 0 1 12 3zM8.5 9.5v.1M8 14.5v.1M13 12v.1M13.5 17v.1',
  done: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8 12.5l3 3 5.5-6.5',
} as const;

interface PageMessageProps {
  children: ReactNode;
  action?: ReactNode;
  isHelpFirst?: boolean;
  isAlert?: boolean;
  icon?: keyof typeof icons;
  /** A picture of the state, in place of an icon. */
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
  icon,
  reference,
  scene,
  withoutContact,
}: PageMessageProps) {
  const { brand, checkout } = useCheckoutPage();
  const hasContacts = useContacts().length > 0;
  const isUnbranded = brand.name === '';
  const hasSide = scene !== undefined || isUnbranded;
  return (
    <StepPanes isStep={false} side={hasSide && <StatePane scene={scene} />}>
      <Column>
        {checkout && scene && <StateGround>{scene}</StateGround>}
        {icon && (
          <Icon viewBox="0 0 24 24" aria-hidden>
            <path d={icons[icon]} />
          </Icon>
        )}
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
