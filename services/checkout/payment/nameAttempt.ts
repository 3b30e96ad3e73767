/**
 * Names a page's attempt to pay, for its storage: an attempt that is left open on one page is not
 * another's.
 * @param page the step that pays, or the kind of page
 * @param reference what is paid there: the product's code, or the id of the invoice or subscription
 */
export function nameAttempt(page: string, reference: string): string {
  return `payment:${page}:${reference}`;
}
