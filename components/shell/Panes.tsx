import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage } from '@/contexts/checkout/CheckoutContext';
import { hasSellerBox } from '@/services/checkout/routes';
import { from } from '../ui/layout';
import { lazyWithRetry } from '../ui/lazyWithRetry';
import { ShellFooter } from './ShellFooter';
import { ShellHeader } from './ShellHeader';

/** What is bought, where a page is about that: the server renders it, its code follows the form's. */
const OfferPane = lazyWithRetry(async () => (await import('../summary/OfferPane')).OfferPane);

/** Few links name a seller. */
const SellerBox = lazyWithRetry(async () => (await import('./Seller')).SellerBox);

/** One story on a phone; from 1024 px on the brand stands beside what is to be done. */
const Frame = styled.div<{ $formWidth: number }>`
  --form-width: ${({ $formWidth }) => $formWidth}px;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-height: 100vh;
  background: var(--color-surface);

  --pane-inset: var(--space-24);

  @media ${from('desktop')} {
    grid-template: 1fr / minmax(0, 1fr) calc(var(--form-width) + 2 * var(--pane-inset));
  }

  @media ${from('wide')} {
    --pane-inset: var(--space-48);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${from('widest')} {
    --pane-inset: 4.5rem;
  }
`;

/** The brand's side, dark by day and night: what stands on it knows the same roles by other colours. */
const Brand = styled.div<{ $pattern: string | null }>`
  --color-text: var(--color-pane-text);
  --color-text-muted: var(--color-pane-muted);
  --color-link: var(--color-pane-text);
  --color-border: var(--color-pane-line);
  --color-border-strong: var(--color-pane-muted);
  --color-surface: transparent;
  --color-surface-raised: var(--color-pane-line);
  --color-focus: var(--color-pane-text);
  --color-success: var(--color-pane-accent);
  --color-error: var(--color-pane-error);
  position: relative;
  isolation: isolate;
  background: linear-gradient(var(--color-pane-start), var(--color-pane-end));
  color: var(--color-text);

  @media ${from('desktop')} {
    &::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      background: ${({ $pattern }) => ($pattern === null ? 'none' : `url('${$pattern}')`)};
      mask: linear-gradient(transparent 45%, #000);
    }
  }
`;

/**
 * Stays in sight while a longer form scrolls. What the brand sells is drawn at its foot, where the
 * screen is high enough for what stands above; no phone loads the drawing.
 */
const InSight = styled.div<{ $drawing: string | null }>`
  @media ${from('desktop')} {
    position: sticky;
    top: 0;
    min-height: 100vh;
  }

  @media ${from('desktop')} and (min-height: 780px) {
    background: ${({ $drawing }) =>
      $drawing === null
        ? 'none'
        : `url('${$drawing}') right var(--pane-inset) bottom / 30rem auto no-repeat`};
  }
`;

/** 505 px leave a form its 485 (docs/behaviour.md 9). */
const column = `
  width: 100%;
  max-width: 505px;
  margin-inline: auto;
  padding-inline: var(--space-12);

  @media ${from('small')} {
    padding-inline: var(--space-16);
  }

  @media ${from('large')} {
    padding-inline: 10px;
  }
`;

const BrandColumn = styled.div`
  ${column}
  display: grid;
  gap: var(--space-8);
  padding-block: var(--space-8) var(--space-12);

  @media ${from('desktop')} {
    gap: var(--space-24);
    max-width: calc(30rem + 2 * var(--pane-inset));
    margin-inline: auto 0;
    padding: var(--space-48) var(--pane-inset);
  }
`;

const WorkColumn = styled.div`
  ${column}
  display: grid;
  grid-template-rows: 1fr auto;
  gap: var(--space-24);
  padding-block: var(--space-24) 0;

  @media ${from('tablet')} {
    padding-block-start: var(--space-48);
  }

  @media ${from('desktop')} {
    max-width: calc(var(--form-width) + 2 * var(--pane-inset));
    margin-inline: 0 auto;
    padding: var(--space-48) var(--pane-inset) 0;
  }
`;

const Main = styled.main`
  display: grid;
  align-content: start;
  gap: var(--space-24);
  min-width: 0;
`;

/** As high as an order that is folded on a phone. */
const OrderPlace = styled.div`
  height: calc(4.5rem + 1px);
`;

interface PanesProps {
  /** What the brand's side says; without it what is bought, where there is something; null: nothing. */
  pane?: ReactNode;
  children: ReactNode;
}

/** The two sides of a page: the brand and what is bought; what is to be done. */
export function Panes({ children, pane }: PanesProps) {
  const { checkout, page } = useCheckoutPage();
  const { isLiveEnabled = false, seller = '', sellerName = '' } = checkout ?? {};
  const { hero, pattern } = page.brand.paneFiles;
  return (
    <Frame $formWidth={page.brand.formWidth}>
      <Brand $pattern={pattern}>
        <InSight $drawing={pane === undefined ? hero : null}>
          <BrandColumn>
            <ShellHeader />
            <Suspense fallback={<OrderPlace />}>
              {pane === undefined ? checkout && <OfferPane /> : pane}
            </Suspense>
          </BrandColumn>
        </InSight>
      </Brand>
      <WorkColumn>
        <Main>{children}</Main>
        <ShellFooter>
          {hasSellerBox(page.pathname, seller, sellerName) && (
            <Suspense>
              <SellerBox name={sellerName} isLive={isLiveEnabled} />
            </Suspense>
          )}
        </ShellFooter>
      </WorkColumn>
    </Frame>
  );
}
