import { css } from 'styled-components';

/** The box that a buyer types or chooses in: 48 px high, 16 px text so that phones do not zoom. */
export const controlStyle = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: 10px 12px;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-control);
  background: var(--color-surface);
  color: var(--color-text);
  font-size: 16px;
  line-height: 24px;

  &[aria-invalid='true'] {
    border-color: var(--color-error);
    box-shadow: inset 0 0 0 1px var(--color-error);
  }

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }
`;
