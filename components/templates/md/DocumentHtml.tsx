import { styled } from 'styled-components';

const Html = styled.div`
  container-type: inline-size;
  overflow-wrap: anywhere;

  > :first-child {
    margin-top: 0;
  }

  h2,
  h3 {
    margin: var(--space-32) 0 var(--space-8);
    font: var(--text-strong);
  }

  p,
  ul,
  ol {
    margin-bottom: var(--space-12);
    text-wrap: pretty;
  }

  ul,
  ol {
    padding-inline-start: var(--space-24);
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li {
    margin-bottom: var(--space-4);
  }

  /* Who agrees on what, below the opening words: a row for each fact. */
  > :first-child + ul:has(> li > strong) {
    padding: 0;
    list-style: none;

    > li {
      display: flow-root;
      margin: 0;
      padding-block: var(--space-8);
      border-bottom: 1px solid var(--color-border);
      font: var(--text-label);
    }

    > li > strong {
      display: block;
      color: var(--color-text-muted);
      font: var(--text-small);
    }

    /* Beside its name, where the line has room for an e-mail address. */
    @container (min-width: 24rem) {
      --names: 9rem;

      > li {
        padding-inline-start: var(--names);
      }

      > li > strong {
        float: left;
        width: var(--names);
        margin-inline-start: calc(-1 * var(--names));
        padding-inline-end: var(--space-12);
      }
    }
  }
`;

/** An e-mail address breaks before its sign, in the text alone: an attribute ends in the same tag. */
export const breakAddresses = (html: string): string =>
  html.replaceAll(/@(?=[^<>]*(?:<|$))/g, '<wbr>@');

/** @param html safe: made on the server */
export const DocumentHtml = ({ html }: { html: string }) => (
  <Html dangerouslySetInnerHTML={{ __html: breakAddresses(html) }} />
);
