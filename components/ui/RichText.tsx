import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  text: string;
  parts: Record<string, ReactNode>;
}

export function RichText({ parts, text }: RichTextProps) {
  return text.split(/\{(\w+)\}/).map((piece, index) => (
    // Odd pieces are the names that split() captured. Their order never changes.
    <Fragment key={index}>{index % 2 === 1 ? parts[piece] : piece}</Fragment>
  ));
}
