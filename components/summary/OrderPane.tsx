import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutPage, useCheckoutProduct } from '@/contexts/checkout/CheckoutContext';
import { useTranslation } from '@/contexts/TranslationContext';
import type { Plan } from '@/contract/product';
import { PlanPrice } from '../plans/PlanPrice';
import { type ChosenPrice, usePriceTexts } from '../plans/usePriceTexts';
import { ChevronDownIcon } from '../ui/controlIcons';
import { from } from '../ui/layout';
import { Text, VisuallyHidden } from '../ui/text';

const Content = styled.section`
  display: grid;
  gap: var(--space-24);

  @media not all and ${from('desktop')} {
    gap: var(--space-16);
    padding-block: 0 var(--space-12);

    .said-above {
      display: none;
    }

    details:not([open]) + & {
      display: none;
    }
  }
`;

const Name = styled.strong`
  display: block;
  font: var(--text-h2);

  .order-name & {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
    font: var(--text-label);
  }
`;

const Tile = styled.span<{ $size: string }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  font: var(--text-h2);
  border-radius: min(var(--radius-card), 25%);
  overflow: hidden;
  filter: drop-shadow(0 0.125rem 0.25rem #0006);

  &:not(:has(img)) {
    background: var(--color-pane-text);
    color: var(--color-pane-start);
  }

  .order-product & {
    font: var(--text-price);
  }

  img {
    width: 100%;
    height: 100%;
  }
`;

interface ProductTileProps {
  size: number;
  className?: string;
}

function ProductTile({ className, size }: ProductTileProps) {
  const { brand } = useCheckoutPage();
  const { product } = useCheckoutProduct();
  return (
    <Tile className={className} $size={`${size / 16}rem`} aria-hidden>
      {brand.tile === null ? (
        product.name.slice(0, 1)
      ) : (
        <img src={brand.tile} alt="" width={size} height={size} />
      )}
    </Tile>
  );
}

interface OrderPaneProps {
  plan: Plan;
  /** False where the page shows the price itself or has none. 'later': its place is reserved. */
  hasPrice?: boolean | 'later';
  chosen?: ChosenPrice;
  isUnfolded?: boolean;
  children?: ReactNode;
}

export function OrderPane({
  children,
  chosen,
  hasPrice = true,
  isUnfolded = false,
  plan,
}: OrderPaneProps) {
  const { t } = useTranslation();
  const { product } = useCheckoutProduct();
  const price = usePriceTexts(plan, chosen);
  const isLater = hasPrice === 'later' || undefined;
  // Only at first: from then on the buyer folds it.
  const [isOpen] = useState(isUnfolded);
  return (
    <div>
      <details className="order-fold" open={isOpen}>
        <summary>
          <ProductTile size={40} />
          <span className="order-name">
            <Name>{product.name}</Name>
            <Text as="span" $size="fine" $tone="text-muted">
              <VisuallyHidden>{`${t('shell.order.show')}: `}</VisuallyHidden>
              <span>{`${plan.name}\u00a0`}</span>
              <ChevronDownIcon />
            </Text>
          </span>
          {hasPrice && (
            <span
              className="order-price"
              data-later={isLater}
              // A sentence beside the amount, which the name leaves no room for (posterCss.ts).
              data-long={(price.interest === null && price.short !== null) || undefined}
            >
              {price.standard !== null && (
                <Text as="s" $size="fine" $tone="text-muted">
                  {t('price.standard', { value: price.standard })}
                </Text>
              )}
              <span className="order-amount">{price.main}</span>
              {[price.short, price.foreign].map(
                (text) =>
                  text !== null && (
                    <Text
                      key={text}
                      as="span"
                      className={text === price.foreign ? 'order-foreign' : undefined}
                      $size="fine"
                      $tone="text-muted"
                    >
                      {text}
                    </Text>
                  ),
              )}
            </span>
          )}
        </summary>
      </details>
      <Content aria-label={t('shell.order')}>
        <div className="order-product">
          <ProductTile className="said-above" size={64} />
          <div>
            <Name className="said-above">{product.name}</Name>
            <Text $size="small" $tone="text-muted">
              <span className="said-above">{`${plan.name} · `}</span>
              <span>{plan.description ?? product.description}</span>
            </Text>
          </div>
        </div>
        {hasPrice && (
          <div data-later={isLater}>
            <PlanPrice plan={plan} chosen={chosen} />
          </div>
        )}
        {children}
      </Content>
    </div>
  );
}
