import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { PrimaryLink } from '../ui/Button';
import { ShortColumn } from '../ui/ShortColumn';
import { Panes } from './Panes';
import { StatePane } from './StatePane';
import { StepPanes } from './StepPanes';
import { SupportContact, useContacts } from './SupportContact';

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
  /** A picture of the state, in place of an order. Beside an order: StateHead.tsx. */
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
  const hasContacts = useContacts().length > 0;
  const content = (
    <>
      <Column>
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
    </>
  );
  return scene ? (
    <Panes isStep={false} pane={<StatePane scene={scene} />}>
      {content}
    </Panes>
  ) : (
    <StepPanes isStep={false} side={<StatePane />}>
      {content}
    </StepPanes>
  );
}

export function RetryLink() {
  const { t } = useTranslation();
  return <PrimaryLink href="">{t('failure.retry')}</PrimaryLink>;
}
