import { css, styled } from 'styled-components';

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 48px;
  padding: 10px 24px;
  border: 2px solid transparent;
  border-radius: var(--radius-control);
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color 120ms ease-out;

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

/** The one thing to do on a page. */
export const PrimaryButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${filled}
  width: 100%;
`;

/** Something else to do. */
export const SecondaryButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  ${outlined}
`;

export const PrimaryLink = styled.a`
  ${filled}
  width: 100%;
`;

export const SecondaryLink = styled.a`
  ${outlined}
`;

/** An action in running text. */
export const TextButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  min-height: 48px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--color-link);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;
