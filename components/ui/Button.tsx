import { css, styled } from 'styled-components';

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  min-height: 3rem;
  padding: var(--space-12) min(var(--space-24), 7.5vw);
  border: 2px solid transparent;
  border-radius: var(--radius-control);
  font: var(--text-strong);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color var(--motion-fast);

  &[aria-disabled='true'],
  &:disabled {
    cursor: default;
    opacity: 0.7;
  }
`;

const filled = css`
  ${shape}
  background: var(--color-primary);
  color: var(--color-on-primary);

  &:hover {
    background: var(--color-primary-hover);
  }
`;

const outlined = css`
  ${shape}
  background: transparent;
  border-color: var(--color-border-strong);
  color: var(--color-text);

  &:hover {
    background: var(--color-surface-raised);
  }
`;

export const PrimaryButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${filled}
  width: 100%;
  min-height: 3.5rem;
`;

export const SecondaryButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${outlined}
`;

export const PrimaryLink = styled.a`
  ${filled}
  width: 100%;
  min-height: 3.5rem;
`;

export const SecondaryLink = styled.a`
  ${outlined}
`;

export const underlined = css`
  min-height: 3rem;
  padding: 0 var(--space-8);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-link);
  font: var(--text-label);
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

/** Takes a text button's inner space back, so that its words begin where those above them do. */
export const outdented = css`
  margin-inline: calc(-1 * var(--space-8));
`;

export const TextButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${underlined}
`;
