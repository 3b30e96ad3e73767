import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { LockIcon } from '../ui/icons';
import { from } from '../ui/layout';

const Place = styled.div`
  display: grid;
  align-content: center;
  min-height: calc(100vh - 2 * var(--space-24));

  @media ${from('tablet')} {
    min-height: calc(100vh - 2 * var(--space-64));
  }
`;

const Sheet = styled.div`
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-card);
  background: var(--color-surface-raised);
`;

const Band = styled.div`
  display: grid;
  gap: var(--space-16);
  padding: var(--space-16) var(--space-16) var(--space-24);
  background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
  color: var(--color-pane-text);

  > svg {
    --color-primary: var(--color-pane-accent);
    --color-on-primary: var(--color-pane-end);
    --color-border: var(--color-pane-line);
    --color-text: var(--color-pane-text);

    width: 100%;
    height: 9rem;
  }

  @media ${from('phone')} {
    padding-inline: var(--space-24);
  }
`;

const Kind = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  font: var(--text-label);
`;

const Message = styled.div`
  padding: var(--space-24) var(--space-16) var(--space-16);

  @media ${from('phone')} {
    padding: var(--space-32) var(--space-24) var(--space-24);
  }
`;

interface LostLinkProps {
  children: ReactNode;
  scene: ReactNode;
}

export function LostLink({ children, scene }: LostLinkProps) {
  const { t } = useTranslation();
  return (
    <Place>
      <Sheet>
        <Band>
          <Kind>
            <LockIcon />
            {t('shell.kind')}
          </Kind>
          {scene}
        </Band>
        <Message>{children}</Message>
      </Sheet>
    </Place>
  );
}
