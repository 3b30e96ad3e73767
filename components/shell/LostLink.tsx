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

const Scene = styled.svg`
  width: 100%;
  height: 9rem;

  @media ${from('tablet')} {
    height: 12rem;
  }
`;

const Message = styled.div`
  padding: var(--space-24) var(--space-16) var(--space-16);

  @media ${from('phone')} {
    padding: var(--space-32) var(--space-24) var(--space-24);
  }
`;

export function LostLink({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Place>
      <Sheet>
        <Band>
          <Kind>
            <LockIcon />
            {t('shell.kind')}
          </Kind>
          <BrokenLink />
        </Band>
        <Message>{children}</Message>
      </Sheet>
    </Place>
  );
}

const BrokenLink = () => (
  <Scene viewBox="20 0 440 300" aria-hidden>
    <ellipse cx="240" cy="284" rx="200" ry="12" fill="var(--color-pane-line)" />
    <rect x="162" y="8" width="156" height="276" rx="26" fill="var(--color-pane-text)" />
    <rect x="173" y="24" width="134" height="244" rx="15" fill="var(--color-pane-end)" />
    <path
      d="M201 48h64a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14h-48l-16 14v-14a14 14 0 0 1-14-14V62a14 14 0 0 1 14-14z"
      fill="var(--color-pane-muted)"
    />
    <path
      d="M206 68h52M206 85h32"
      stroke="var(--color-pane-end)"
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path
      d="M215 208h64a14 14 0 0 1 14 14v8a14 14 0 0 1-14 14v12l-14-12h-50a14 14 0 0 1-14-14v-8a14 14 0 0 1 14-14z"
      fill="var(--color-pane-line)"
    />
    <g fill="none" stroke="var(--color-pane-accent)" strokeWidth="18" strokeLinecap="round">
      <path d="m122 112-62 23a34 34 0 0 0 23 63l52-19M106 160l66-24" />
      <path d="m352 168 56 20a34 34 0 0 0 23-63l-58-21M392 150l-66-24" />
      <path d="M240 128v22M208 136l13 18M272 136l-13 18" strokeWidth="9" />
    </g>
  </Scene>
);
