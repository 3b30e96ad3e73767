import { useId } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '@/contexts/TranslationContext';
import type { ProductV2 } from '@/contract/product';
import { CopiedText, CopyButton, CopyStatus, useCopyField } from '../../payment/CopyField';
import { CardTitle } from '../../ui/Card';
import { from } from '../../ui/layout';
import { QrPlace } from '../../ui/QrCode';
import { Text, visuallyHidden } from '../../ui/text';
import { BrandPanel } from './BrandPanel';
import { BuilderCard, fitsTwoColumns } from './builderLayout';
import { createLink } from './createLink';
import { LinkPreview } from './LinkPreview';
import { LinkCode, OpenLink, useCopyTexts } from './ReadyLink';
import type { Link } from './useLink';

const Result = styled.section`
  display: contents;

  @container ${fitsTwoColumns} {
    > :last-child {
      grid-area: 2 / 2;
    }
  }
`;

/** Below the choices its head is a bar that stays in sight; beside them the link is above all. */
const LinkCard = styled.div`
  display: contents;

  @container ${fitsTwoColumns} {
    position: relative;
    grid-area: 1 / 1 / auto / -1;
    display: grid;
    grid-template:
      'code .       .    .   ' 1fr
      'code title   title title' auto
      'code address open copy' auto
      'code .       .    .   ' 1fr
      / auto minmax(0, 1fr);
    column-gap: var(--space-16);
    padding: var(--space-16) var(--space-24) var(--space-16) var(--space-16);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: var(--elevation-card);
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

  @container ${fitsTwoColumns} {
    display: contents;

    > div {
      grid-area: title;
      padding-block-end: var(--space-12);
    }

    > button {
      grid-area: copy;
      align-self: start;
      min-height: 3.25rem;
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

  @container ${fitsTwoColumns} {
    display: none;
  }
`;

const Body = styled(BuilderCard)`
  display: grid;
  grid-template: 'address address' auto 'code open' auto / auto minmax(0, 1fr);
  align-items: center;
  gap: var(--space-16);
  margin-block-start: calc(-1 * var(--space-24));
  padding-block: var(--space-16);
  border-color: var(--color-border-strong);
  border-block-start: 0;
  border-start-start-radius: 0;
  border-start-end-radius: 0;

  > a {
    grid-area: open;
    max-width: 20rem;
    min-height: 3.25rem;
  }

  @container ${fitsTwoColumns} {
    display: contents;

    > a {
      align-self: start;
    }
  }
`;

const Address = styled.div`
  grid-area: address;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > label {
    margin-block-end: var(--space-8);
  }

  /* It fills its lines: a break at its question mark would leave the first one short. */
  textarea {
    word-break: break-all;
  }

  /* The card's title stands above it. */
  @container ${fitsTwoColumns} {
    > label {
      ${visuallyHidden}
    }
  }
`;

const Code = styled.div`
  grid-area: code;
  width: 8rem;
  aspect-ratio: 1;

  @container (max-width: 15rem) {
    display: none;
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
      <LinkCard>
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
            <>
              <Address>
                <CopiedText input={input} label={texts.label} value={href} />
                <CopyStatus answer={answer} texts={texts} />
              </Address>
              <OpenLink href={href} />
            </>
          )}
          <Code>{isSellerUnknown ? <QrPlace /> : <LinkCode href={href} />}</Code>
        </Body>
      </LinkCard>
      <BrandPanel link={link} product={product}>
        {hasPreview && <LinkPreview link={link} isBlank={isSellerUnknown} />}
      </BrandPanel>
    </Result>
  );
}
