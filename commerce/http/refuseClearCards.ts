import type { FastifyRequest } from 'fastify';
import { hasClearCard } from '../domain/hasClearCard';
import { ProblemError } from '../errors/ProblemError';
import { visitTexts } from './visitTexts';

/**
 * Their schemas leave no room for a card number, or they are ids that are looked up and kept
 * nowhere; and their digits could look like one by chance.
 */
const exemptFields =
  /^\/(phone|document|sfLeadId|leadId|captchaToken|(paymentMethods\/\d+\/)?(encryptedCard|paymentProfileId))$/;

/**
 * Refuses a body with a clear card number in any text, before it is validated: a validation error
 * would name the field. The number itself is told to nobody.
 * @throws ProblemError clear_card_data.
 */
export async function refuseClearCards(request: FastifyRequest): Promise<void> {
  if (Buffer.isBuffer(request.body)) return;
  visitTexts(request.body, (text, pointer) => {
    if (!exemptFields.test(pointer) && hasClearCard(text))
      throw new ProblemError('clear_card_data');
  });
}
