import { consentCookie, readConsent } from '@/services/analytics/consent';
import { mayRunTags } from '@/services/analytics/tagRoutes';
import type { TagSettings } from '@/services/analytics/tagScript';
import type { Page } from '@/services/checkout/page';

/**
 * Settings of the tag container of a document's product.
 * @param cookies the request's, by name
 * @returns null: it has none
 */
export function getTagSettings(
  page: Page,
  cookies: Partial<Record<string, string>>,
): TagSettings | null {
  if (page.tagContainer === undefined) return null;
  return { container: page.tagContainer, consent: readConsent(cookies[consentCookie]) };
}

export const allowsTags = (page: Page | null): boolean =>
  page?.tagContainer !== undefined && mayRunTags(page.pathname);
