import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { TextType } from './tokens';

interface TextProps {
  $size: TextType;
  $tone?: 'text' | 'text-muted' | 'error' | 'alert' | 'success';
}

export const Text = styled.p<TextProps>`
  display: block;
  color: var(--color-${({ $tone = 'text' }) => $tone});
  font: var(--text-${({ $size }) => $size});
`;

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

export function ExternalLink({ children, href }: ExternalLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <VisuallyHidden>{` ${t('shell.newTab')}`}</VisuallyHidden>
    </a>
  );
}

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
