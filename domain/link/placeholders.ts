const placeholder = String.raw`\{[^{}]*\}|<%[^%>]*%>|<<[^<>]*>>|«[^«»]*»|\*\|[^|]*\|\*|%[^%]+%|#[^\s#]+#|__[a-z]\w*?__`;
const placeholders = new RegExp(placeholder, 'gi');

const bracketed = new RegExp(String.raw`${placeholder}|\[[^\][]*\]`, 'i');

const foldMarks = (text: string) => text.replace(/%+/g, '%');

export function isJoinedPlaceholders(text: string): boolean {
  const folded = foldMarks(text);
  const found = folded.match(placeholders) ?? [];
  return found.length > 1 && !/[\p{L}\p{N}]/u.test(folded.replace(placeholders, ''));
}

export const hasPlaceholder = (text: string) => bracketed.test(foldMarks(text));
