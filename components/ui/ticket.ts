import { css, styled } from 'styled-components';

/** In the pane's own pair of colours, which every brand has, by day and by night. */
export const ticket = css`
  --stub: calc(var(--space-48) + var(--space-24));
  --color-text: var(--color-pane-end);
  --color-text-muted: var(--color-pane-end);
  --color-primary: var(--color-pane-end);
  --color-on-primary: var(--color-pane-accent);
  --color-tint: transparent;
  --color-border: color-mix(in srgb, var(--color-pane-end) 40%, transparent);
  border-radius: var(--radius-card);
  background: var(--color-pane-accent);
  color: var(--color-text);
`;

const notch = (side: '0' | '100%') =>
  `radial-gradient(circle at var(--stub) ${side}, #0000 var(--space-8), #000 calc(var(--space-8) + 1px))`;

/** A ticket has a stub where this has room for it beside the words (from 20rem on). */
export const TicketPlace = styled.div`
  container-type: inline-size;
`;

/** Notches where the line between the stub and the rest ends. Chrome before 120 has no masks. */
export const perforated = css`
  mask: ${notch('0')}, ${notch('100%')};
  mask-composite: intersect;
`;
