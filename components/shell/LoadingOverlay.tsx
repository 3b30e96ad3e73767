import type { ReactNode, Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { hasLogo } from '@/services/checkout/routes';
import { LockIcon } from '../ui/icons';
import { Spinner } from '../ui/SubmitButton';
import { VisuallyHidden } from '../ui/text';

const appear = keyframes`
  from { visibility: hidden; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

/** Fixed, 0.8 over the primary colour, z-index 15, shown after 200 ms (docs/behaviour.md 9). */
const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 15;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  /* What shines through cannot be read, and lends the layer no colour but its own. */
  backdrop-filter: blur(var(--space-64)) grayscale(1);
  /* A delay, which those who want no motion have as well. */
  animation: ${appear} 1ms 200ms backwards;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--color-overlay);
    opacity: 0.8;
  }
`;

const Indicator = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  max-width: min(24rem, 100% - 2 * var(--space-16));
  /* Scrolled where large text on a low screen is higher. */
  max-height: calc(100% - 2 * var(--space-16));
  overflow: auto;
  padding: var(--space-32) var(--space-24);
  /* Forced colours draw it. */
  border: 1px solid transparent;
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: 0 var(--space-16) var(--space-64) var(--color-pane-end);
  color: var(--color-text);
  text-align: center;
  text-wrap: balance;
  animation: ${rise} var(--motion-slow) 200ms backwards;

  &:has(p) {
    width: min(24rem, 100% - 2 * var(--space-16));
  }
`;

/** The brand's own ground behind what turns. */
const Band = styled.div`
  position: relative;
  isolation: isolate;
  justify-self: stretch;
  display: grid;
  place-items: center;
  margin: calc(-1 * var(--space-32)) calc(-1 * var(--space-24)) 0;
  padding: var(--space-32);
  background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
  --color-link: var(--color-pane-accent);

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--color-pane-text);
    opacity: 0.12;
    mask: var(--pane-pattern);
  }
`;

/** A ring that turns, round what it is about. */
const Ring = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  color: var(--color-link);

  > .spinner {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  > .icon {
    width: 1.75rem;
    height: 1.75rem;
  }

  /* Round an icon it looks whole standing still, too (globalCss.ts). */
  @media (prefers-reduced-motion: reduce) {
    > .spinner:has(~ .icon) {
      border-style: solid;
      border-color: color-mix(in srgb, currentcolor 25%, transparent);
      border-top-color: currentcolor;
      border-right-color: currentcolor;
    }
  }
`;

const Logo = styled.img`
  width: 110px;
  height: 2.5rem;
  margin-bottom: var(--space-24);
  object-fit: contain;

  /* What is said has the room of a low screen, by the buyer's own text size. */
  @media not all and (min-height: 30em) {
    display: none;
  }
`;

const Message = styled.p`
  margin-top: var(--space-24);
  font: var(--text-h2);
`;

/** What is paid: its figures stand out by their colour, not against the message. */
const Detail = styled.p`
  margin-top: var(--space-4);
  color: var(--color-text-muted);
  font: var(--text-body);

  strong {
    color: var(--color-text);
    font-weight: 500;
  }
`;

const Note = styled.p`
  justify-self: stretch;
  margin: var(--space-24) calc(-1 * var(--space-24)) calc(-1 * var(--space-32));
  padding: var(--space-12) var(--space-24);
  background: var(--color-tint);
  font: var(--text-label);
`;

interface LoadingOverlayProps {
  text?: string;
  detail?: ReactNode;
  /** What the buyer has to know while it lasts. */
  note?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Render it inside a permanent live region, so that screen readers announce it. */
export function LoadingOverlay({ detail, note, ref, text }: LoadingOverlayProps) {
  const { t } = useTranslation();
  const { brand, page } = useCheckoutPage();
  // That of the head (ShellHeader.tsx), where it has one.
  const logo = hasLogo(page.pathname, brand.stepLogo) ? (brand.stepLogo ?? brand.logoFile) : null;
  return (
    <Overlay ref={ref} data-overlay>
      <Indicator>
        {text === undefined ? (
          <>
            <Ring>
              <Spinner />
            </Ring>
            <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
          </>
        ) : (
          <>
            <Band>
              {logo !== null && <Logo src={logo} alt="" />}
              <Ring>
                <Spinner />
                <LockIcon />
              </Ring>
            </Band>
            <Message>{text}</Message>
          </>
        )}
        {detail !== undefined && <Detail>{detail}</Detail>}
        {note !== undefined && <Note>{note}</Note>}
      </Indicator>
    </Overlay>
  );
}
