import type { MessageKey } from '@/contexts/TranslationContext';

/** The flows of the catalogue, by id. A product may have others: those are shown by their id. */
export const flowNames: ReadonlyMap<string, MessageKey> = new Map([
  ['pix', 'builder.flow.pix'],
  ['bankslip', 'builder.flow.bankslip'],
  ['multiprofile', 'builder.flow.multiprofile'],
  ['upsell-whatsapp', 'builder.flow.upsell-whatsapp'],
  ['livelo', 'builder.flow.livelo'],
  ['peru', 'builder.flow.peru'],
  ['extended', 'builder.flow.extended'],
  ['trial', 'builder.flow.trial'],
  ['trial-used', 'builder.flow.trial-used'],
  ['black-friday', 'builder.flow.black-friday'],
  ['partner-40', 'builder.flow.partner-40'],
  ['free-months', 'builder.flow.free-months'],
  ['contract', 'builder.flow.contract'],
]);
