import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  /** A text with `{name}` placeholders, as the translation gives it without values. */
  text: string;
  parts: Record<string, ReactNode>;
}

/** Fills a text's placeholders with elements, for example links. */
export function RichText({ parts, text }: RichTextProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // Odd pieces are the names that split() captured. Their order never changes.
    <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
