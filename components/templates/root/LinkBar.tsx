import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import { CardTitle } from '../../ui/Card';
import { from } from '../../ui/layout';
import { Text } from '../../ui/text';
import { fitsTwoColumns } from './builderLayout';

/** On a phone it lies on the screen's lower edge, and at last on the result's own. */
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  container-type: scroll-state;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8) var(--space-16);
  padding: var(--space-12) var(--space-16) calc(var(--space-12) + env(safe-area-inset-bottom, 0px));
  border: 1px solid var(--color-border-strong);
  border-block-end: 0;
  border-radius: var(--radius-card) var(--radius-card) 0 0;
  background: var(--color-surface);
  box-shadow: var(--elevation-card);

  > div {
    flex: 1 1 6rem;
    min-width: 0;
  }

  > button {
    flex: 0 1 auto;
    width: auto;
    min-height: 3rem;
  }

  @media ${from('large')} {
    padding-inline: var(--space-24);
  }

  @container ${fitsTwoColumns} {
    display: contents;

    > div {
      grid-area: title;
      align-self: center;
    }

    > button {
      grid-area: copy;
      align-self: center;
      min-height: 3.25rem;
    }
  }
`;

const ShortLink = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* At rest the bar stands on the whole address, which says the same. */
  @container not scroll-state(stuck: bottom) {
    display: none;
  }

  /* With large text on a phone the choices need its room. */
  @container (max-width: 15rem) {
    display: none;
  }

  @container ${fitsTwoColumns} {
    display: none;
  }
`;

interface LinkBarProps {
  titleId: string;
  isSellerUnknown: boolean;
  /** The part of the address that a choice changes. */
  shortLink: string;
  /** What copies the link. */
  children: ReactNode;
}

/** The head of the result: its title, and the action that sellers come for. */
export function LinkBar({ children, isSellerUnknown, shortLink, titleId }: LinkBarProps) {
  const { t } = useTranslation();
  return (
    <Bar>
      <div>
        <CardTitle id={titleId}>
          {t(isSellerUnknown ? 'builder.result.waiting' : 'builder.result')}
        </CardTitle>
        {isSellerUnknown ? (
          // A sale through such a link would have no seller.
          <Text $size="small">{t('builder.result.sellerUnknown')}</Text>
        ) : (
          <ShortLink $size="small" $tone="text-muted" aria-hidden>
            {shortLink}
          </ShortLink>
        )}
      </div>
      {!isSellerUnknown && children}
    </Bar>
  );
}
