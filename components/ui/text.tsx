import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { TextType } from './tokens';

interface TextProps {
  $size: TextType;
  $tone?: 'text' | 'text-muted' | 'error' | 'alert' | 'success';
}

/** A text of its own, a paragraph unless it is said to be something else. */
export const Text = styled.p<TextProps>`
  display: block;
  color: var(--color-${({ $tone = 'text' }) => $tone});
  font: var(--text-${({ $size }) => $size});
`;

interface ExternalLinkProps {
  href: string;
  children: ReactNode;
}

/** A link out of the checkout: a new tab, so that the form stays, and it says so. */
export function ExternalLink({ children, href }: ExternalLinkProps) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <VisuallyHidden>{` ${t('shell.newTab')}`}</VisuallyHidden>
    </a>
  );
}

/** For screen readers only: of what is there to be seen on other screens. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
  display: block;
`;
