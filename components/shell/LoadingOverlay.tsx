import type { ReactNode, Ref } from 'react';
import { keyframes, styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import { hasLogo } from '@/services/checkout/routes';
import { LockIcon } from '../ui/icons';
import { from } from '../ui/layout';
import { Spinner } from '../ui/SubmitButton';
import { VisuallyHidden } from '../ui/text';
import { OverlayBand, OverlayRing } from './OverlayBand';
import { OverlayVeil } from './OverlayVeil';

const rise = keyframes`
  from { opacity: 0; transform: translateY(1rem); }
`;

const Indicator = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  max-width: calc(100% - 2 * var(--space-16));
  /* Scrolled where large text on a low screen is higher. */
  max-height: calc(100% - 2 * var(--space-16));
  overflow: auto;
  --inset: var(--space-24);
  padding: var(--space-32) var(--inset);
  outline: 1px solid color-mix(in srgb, var(--color-pane-muted) 45%, transparent);
  border-radius: var(--radius-card);
  background: var(--color-surface);
  /* Lit from behind: by night its ground is nearly as dark as the veil. */
  box-shadow:
    0 var(--space-16) var(--space-64) var(--color-pane-end),
    0 0 calc(2 * var(--space-64)) color-mix(in srgb, var(--color-pane-accent) 35%, transparent);
  color: var(--color-text);
  text-align: center;
  text-wrap: balance;
  animation: ${rise} var(--motion-slow) 200ms backwards;

  &:has(p) {
    width: 28rem;
  }

  @media ${from('desktop')} {
    &:has(p) {
      --inset: var(--space-48);
      width: 34rem;
    }
  }
`;

const Logo = styled.img`
  width: 110px;
  height: 2.5rem;
  object-fit: contain;

  /* What is said has the room of a low screen, by the buyer's own text size. */
  @media not all and (min-height: 30em) {
    display: none;
  }
`;

const Message = styled.p`
  margin-top: var(--space-24);
  font: var(--text-h1);
`;

/** What is paid, and for what. */
const Order = styled.div`
  display: grid;
  gap: var(--space-12);
  justify-self: stretch;
  margin-top: var(--space-16);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-tile);
  background: var(--color-surface-raised);
  color: var(--color-text-muted);
  font: var(--text-small);
  text-align: start;
  text-wrap: pretty;
  overflow-wrap: anywhere;

  strong {
    color: var(--color-text);
    font: var(--text-strong);
  }
`;

const Product = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-12);

  > img {
    flex: none;
    border-radius: min(var(--radius-control), 25%);
  }

  > div {
    min-width: 0;
  }
`;

/** At both edges, one below the other where there is no room for it. */
const Amount = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-8);
  padding-top: var(--space-12);
  border-top: 1px solid var(--color-border);
`;

const Action = styled.div`
  margin-top: var(--space-16);
`;

const Note = styled.p`
  margin-top: var(--space-4);
  color: var(--color-text-muted);
`;

const Foot = styled.p`
  justify-self: stretch;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-8);
  margin: var(--space-24) calc(-1 * var(--inset)) calc(-1 * var(--space-32));
  padding: var(--space-16) var(--inset);
  border-top: 1px solid var(--color-border);
  color: var(--color-text-muted);
  font: var(--text-label);
`;

interface LoadingOverlayProps {
  text?: string;
  /** What is paid. */
  total?: ReactNode;
  /** What it is paid with. */
  card?: ReactNode;
  action?: ReactNode;
  /** What the buyer has to know while it lasts. */
  note?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Render it inside a permanent live region, so that screen readers announce it. */
export function LoadingOverlay({ action, card, note, ref, text, total }: LoadingOverlayProps) {
  const { t } = useTranslation();
  const { brand, checkout, page } = useCheckoutPage();
  // That of the head (ShellHeader.tsx), where it has one.
  const logo = hasLogo(page.pathname, brand.stepLogo) ? (brand.stepLogo ?? brand.logoFile) : null;
  return (
    <OverlayVeil ref={ref}>
      <Indicator>
        {text === undefined ? (
          <>
            <OverlayRing>
              <Spinner />
            </OverlayRing>
            <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
          </>
        ) : (
          <>
            <OverlayBand>
              {logo !== null && <Logo src={logo} alt="" />}
              <OverlayRing>
                <Spinner />
              </OverlayRing>
            </OverlayBand>
            <Message>{text}</Message>
            {note !== undefined && <Note>{note}</Note>}
          </>
        )}
        {Boolean(total) && (
          <Order>
            <Product>
              {brand.tile !== null && <img src={brand.tile} alt="" width={40} height={40} />}
              <div>
                {checkout && <strong>{checkout.product.name}</strong>}
                {card}
              </div>
            </Product>
            <Amount>{total}</Amount>
          </Order>
        )}
        {action !== undefined && <Action>{action}</Action>}
        {text !== undefined && (
          <Foot>
            <LockIcon />
            {t('shell.securePayment')}
          </Foot>
        )}
      </Indicator>
    </OverlayVeil>
  );
}
