import type { MessageKey, Translate } from '@/contexts/TranslationContext';

/** The flows of the catalogue, by id. */
const names: ReadonlyMap<string, MessageKey> = new Map([
  ['default', 'flowName.default'],
  ['pix', 'flowName.pix'],
  ['bankslip', 'flowName.bankslip'],
  ['offer', 'flowName.offer'],
  ['multiprofile', 'flowName.multiprofile'],
  ['upsell-whatsapp', 'flowName.upsell-whatsapp'],
  ['livelo', 'flowName.livelo'],
  ['peru', 'flowName.peru'],
  ['extended', 'flowName.extended'],
  ['trial', 'flowName.trial'],
  ['trial-used', 'flowName.trial-used'],
  ['black-friday', 'flowName.black-friday'],
  ['partner-40', 'flowName.partner-40'],
  ['free-months', 'flowName.free-months'],
  ['contract', 'flowName.contract'],
]);

/** What a flow is called. A product may have others than the catalogue's: those are called by their id. */
export function getFlowName(id: string, t: Translate): string {
  const name = names.get(id);
  return name === undefined ? id : t(name);
}
