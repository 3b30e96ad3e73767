import type { Services } from '../../Services';
import { createLinkToken } from '../../signedLinks';

export const createReminderToken = (
  services: Pick<Services, 'buyerLinkSecrets'>,
  lead: Readonly<{ id: string; createdAt: Date }>,
): string | null => createLinkToken(services, 'reminder', lead.id, lead.createdAt);
