import type { MessageKey, Translate } from '@/contexts/TranslationContext';

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

export function getFlowName(id: string, t: Translate): string {
  const name = names.get(id);
  return name === undefined ? id : t(name);
}
