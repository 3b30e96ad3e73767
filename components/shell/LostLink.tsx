import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { LockIcon } from '../ui/icons';
import { from } from '../ui/layout';

const Side = styled.aside`
  --color-primary: var(--color-pane-muted);
  --color-on-primary: var(--color-pane-end);

  display: grid;
  gap: var(--space-8);
  padding-bottom: var(--space-12);

  > svg {
    /* Of what is marked in the picture. */
    --color-text: var(--color-pane-accent);
    justify-self: center;
    width: 100%;
    height: 8.5rem;
  }

  @media ${from('desktop')} {
    grid-template-rows: auto 1fr;
    /* As high as the pane, without what pads its column. */
    min-height: calc(100vh - var(--space-48) - var(--space-24));
    padding: 0;

    /* Where a brand's illustration stands. */
    > svg {
      align-self: end;
      height: min(18.75rem, 60vh);
    }
  }
`;

const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: 3rem;
  font: var(--text-label);
`;

/** The side of a page that belongs to no brand: what it is, and a picture of its state. */
export function LostLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Side>
      <Kind>
        <LockIcon />
        {t('shell.kind')}
      </Kind>
      {children}
    </Side>
  );
}
