import { useId } from 'react';
import { styled } from 'styled-components';
import type { ProductV2 } from '@/contract/product';
import { CopiedText, CopyButton, CopyStatus, useCopyField } from '../../payment/CopyField';
import { QrPlace } from '../../ui/QrCode';
import { visuallyHidden } from '../../ui/text';
import { BrandPanel } from './BrandPanel';
import { BuilderCard, fitsPage, fitsTwoColumns } from './builderLayout';
import { createLink } from './createLink';
import { LinkBar } from './LinkBar';
import { LinkPreview } from './LinkPreview';
import { LinkCode, OpenLink, useCopyTexts } from './ReadyLink';
import type { Link } from './useLink';

const Result = styled.section`
  display: contents;
`;

/** Its parts are read in the order in which they are built: copy, address, code, open. */
const LinkCard = styled.div`
  display: contents;

  @container ${fitsTwoColumns} {
    /* The pattern of the head's band is positioned: it would be painted over the card. */
    position: relative;
    grid-area: 1 / 1 / auto / -1;
    display: grid;
    grid-template:
      'code .       .   ' 1fr
      'code title   copy' auto
      'code address open' auto
      'code .       .   ' 1fr
      / auto minmax(0, 1fr) auto;
    gap: var(--space-16);
    padding: var(--space-16) var(--space-24) var(--space-16) var(--space-16);
    border: 1px solid var(--color-border);
    border-radius: var(--radius-card);
    background: var(--color-surface);
    box-shadow: var(--elevation-card);
  }
`;

const Body = styled(BuilderCard)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-16);
  padding-block: var(--space-16);

  > a {
    grid-area: open;
    flex: 1 1 6rem;
    max-width: 20rem;
    min-height: 3.25rem;
    padding-inline: var(--space-8);
  }

  @container ${fitsPage} {
    display: grid;
    grid-template:
      'code address' auto
      'code open   ' auto
      / auto minmax(0, 1fr);
    align-content: center;

    > a {
      justify-self: start;
      width: 12rem;
    }
  }

  @container ${fitsTwoColumns} {
    display: contents;

    > a {
      align-self: start;
      width: auto;
      justify-self: stretch;
      padding-inline: var(--space-24);
    }
  }
`;

const Address = styled.div`
  grid-area: address;
  flex: 1 0 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* The card's title stands above it. */
  > label {
    ${visuallyHidden}
  }

  /* All of it is shown, and fills its lines: a break at its question mark would leave the first
     one short. */
  textarea {
    max-height: none;
    word-break: break-all;
  }
`;

/** A long link has some 60 modules in a line: a camera needs more than 2 px for each. */
const Code = styled.div`
  grid-area: code;
  flex: none;
  width: min(10rem, 45cqi);
  aspect-ratio: 1;

  @container (max-width: 15rem) {
    display: none;
  }

  @container ${fitsTwoColumns} {
    width: 12rem;
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
  const titleId = useId();
  const href = createLink(origin, link.choice, link.flow?.steps[0]?.templateId);
  const { answer, copy, input } = useCopyField(href);
  const texts = useCopyTexts();
  return (
    <Result aria-labelledby={titleId}>
      <LinkCard>
        <LinkBar
          titleId={titleId}
          isSellerUnknown={isSellerUnknown}
          shortLink={href.slice(origin.length)}
        >
          <CopyButton answer={answer} copy={copy} texts={texts} isMain />
        </LinkBar>
        <Body as="div">
          {!isSellerUnknown && (
            <Address>
              <CopiedText input={input} label={texts.label} value={href} />
              <CopyStatus answer={answer} texts={texts} />
            </Address>
          )}
          <Code>{isSellerUnknown ? <QrPlace /> : <LinkCode href={href} />}</Code>
          {!isSellerUnknown && <OpenLink href={href} />}
        </Body>
      </LinkCard>
      <BrandPanel link={link} product={product}>
        {hasPreview && <LinkPreview link={link} isBlank={isSellerUnknown} />}
      </BrandPanel>
    </Result>
  );
}
