import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { ProductV2 } from '@/contract/product';
import { CopiedText, CopyButton, CopyStatus, useCopyField } from '../../payment/CopyField';
import { CardTitle } from '../../ui/Card';
import { from } from '../../ui/layout';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/text';
import { BrandPanel } from './BrandPanel';
import { BuilderCard, fits } from './builderLayout';
import { createLink } from './createLink';
import { LinkPreview } from './LinkPreview';
import { LinkCode, OpenLink, useCopyTexts } from './ReadyLink';
import type { Link } from './useLink';

/** Below the choices its head is a bar that stays in sight until the result itself is. */
const Result = styled.section`
  display: contents;

  @container ${fits('twoColumns')} {
    display: block;
    grid-area: 1 / 2 / 3;
    width: 22rem;
    padding: var(--space-24);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
  }

  @container ${fits('threeColumns')} {
    grid-row: 1;
    width: auto;
  }
`;

const Inner = styled.div`
  display: contents;

  @container ${fits('twoColumns')} {
    position: sticky;
    top: var(--space-24);
    display: grid;
    gap: var(--space-16);
  }
`;

/** On a phone it lies on the screen's lower edge, and at last on the result's own. */
const Head = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
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

  @container ${fits('twoColumns')} {
    position: static;
    padding: 0;
    border: 0;
    box-shadow: none;

    > button {
      min-width: 10rem;
    }
  }
`;

/** The part of the address that a choice changes. */
const ShortLink = styled(Text)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  /* With large text on a phone the choices need its room. */
  @container (max-width: 15rem) {
    display: none;
  }

  @container ${fits('twoColumns')} {
    display: none;
  }
`;

const Body = styled(BuilderCard)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-24);
  margin-block-start: calc(-1 * var(--space-24));
  border-color: var(--color-border-strong);
  border-block-start: 0;
  border-start-start-radius: 0;
  border-start-end-radius: 0;

  @container ${fits('twoColumns')} {
    margin: 0;
    padding: 0;
    border: 0;
  }
`;

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-12);

  > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }

  > a {
    flex: 1 0 auto;
    width: auto;
    padding-block: var(--space-8);
    min-height: 3.125rem;
  }

  @container ${fits('threeColumns')} {
    > a {
      flex-grow: 0;
      min-width: 10rem;
    }
  }
`;

interface LinkResultProps {
  link: Link;
  product: ProductV2 | null;
  origin: string;
  isSellerUnknown: boolean;
  hasPreview: boolean;
}

export function LinkResult({
  hasPreview,
  isSellerUnknown,
  link,
  origin,
  product,
}: LinkResultProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const href = createLink(origin, link.choice, link.flow?.steps[0]?.templateId);
  const { answer, copy, input } = useCopyField(href);
  const texts = useCopyTexts();
  return (
    <Result aria-labelledby={titleId}>
      <Inner>
        <Head>
          <div>
            <CardTitle id={titleId}>
              {t(isSellerUnknown ? 'builder.result.waiting' : 'builder.result')}
            </CardTitle>
            {isSellerUnknown ? (
              // A sale through such a link would have no seller.
              <Text $size="small">{t('builder.result.sellerUnknown')}</Text>
            ) : (
              <ShortLink $size="small" $tone="text-muted" aria-hidden>
                {href.slice(origin.length)}
              </ShortLink>
            )}
          </div>
          {!isSellerUnknown && <CopyButton answer={answer} copy={copy} texts={texts} isMain />}
        </Head>
        <Body as="div">
          {!isSellerUnknown && (
            <div>
              <Address>
                <Stack $gap={8}>
                  <CopiedText
                    input={input}
                    label={texts.label}
                    value={href}
                    isFolded={answer !== 'failed'}
                  />
                </Stack>
                <OpenLink href={href} />
              </Address>
              <CopyStatus answer={answer} texts={texts} />
            </div>
          )}
          <BrandPanel
            link={link}
            product={product}
            code={!isSellerUnknown && <LinkCode href={href} />}
          >
            {hasPreview && <LinkPreview link={link} isBlank={isSellerUnknown} />}
          </BrandPanel>
        </Body>
      </Inner>
    </Result>
  );
}
