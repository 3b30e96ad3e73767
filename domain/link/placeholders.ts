/** What ads, mailers and sheets fill in. Between two marks stands no third. */
const placeholder = String.raw`\{[^{}]*\}|<%[^%>]*%>|<<[^<>]*>>|«[^«»]*»|\*\|[^|]*\|\*|%[^%]+%|#[^\s#]+#|__[a-z]\w*?__`;
const placeholders = new RegExp(placeholder, 'gi');

/** Some write a name in brackets, in which codes stand as well. */
const bracketed = new RegExp(String.raw`${placeholder}|\[[^\][]*\]`, 'i');

/** One mark for several of a kind. */
const foldMarks = (text: string) => text.replace(/%+/g, '%');

/**
 * Whether a text is several placeholders that were not filled in, and signs that join them:
 * `{campaignid}_{adgroupid}`, `%FIRSTNAME% %LASTNAME%`.
 */
export function isJoinedPlaceholders(text: string): boolean {
  const folded = foldMarks(text);
  const found = folded.match(placeholders) ?? [];
  return found.length > 1 && !/[\p{L}\p{N}]/u.test(folded.replace(placeholders, ''));
}

/** Whether one stands somewhere in a text: `fb_{{ad.name}}`. */
export const hasPlaceholder = (text: string) => bracketed.test(foldMarks(text));
