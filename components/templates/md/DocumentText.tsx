import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../ui/Card';
import { from } from '../../ui/layout';

const Text = styled(Card)`
  --shade: color-mix(in srgb, var(--color-text) 10%, transparent);
  background:
    linear-gradient(var(--color-surface) 40%, transparent) top / 100% 3rem no-repeat local,
    linear-gradient(transparent, var(--color-surface) 60%) bottom / 100% 3rem no-repeat local,
    linear-gradient(var(--shade), transparent) top / 100% 0.5rem no-repeat,
    linear-gradient(transparent, var(--shade)) bottom / 100% 0.5rem no-repeat,
    var(--color-surface);
  max-height: max(20rem, 55vh);
  overflow-y: auto;

  @media ${from('desktop')} {
    max-height: max(20rem, 55vh - 4rem);
  }

  h2,
  h3 {
    margin: var(--space-24) 0 var(--space-8);
    font: var(--text-h2);
  }

  p,
  ul,
  ol {
    margin-bottom: var(--space-12);
  }

  ul,
  ol {
    padding-inline-start: var(--space-24);
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li {
    margin-bottom: var(--space-4);
  }

  div > :first-child {
    margin-top: 0;
  }
`;

interface DocumentTextProps {
  /** Safe: made on the server. */
  html: string;
  label: string;
  children?: ReactNode;
}

export function DocumentText({ children, html, label }: DocumentTextProps) {
  return (
    // A scrolling region must be focusable, or the keyboard cannot read on.
    <Text aria-label={label} tabIndex={0}>
      {children}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </Text>
  );
}
