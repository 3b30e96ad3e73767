import type { Services } from '../../Services';
import { createLinkToken } from '../../signedLinks';

/** Names whoever is reminded of an unfinished purchase, to end it. null: nothing signs links here */
export const createReminderToken = (
  services: Pick<Services, 'buyerLinkSecrets'>,
  lead: Readonly<{ id: string; createdAt: Date }>,
): string | null => createLinkToken(services, 'reminder', lead.id, lead.createdAt);
