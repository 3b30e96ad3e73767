import type { LeadMailKind, MailKind } from '../Mail';
import { abandonedCart } from './abandonedCart';
import { access } from './access';
import { slipExpiring, slipWaiting } from './bankSlip';
import { pixExpiring, pixWaiting } from './pix';
import { receipt } from './receipt';
import { refund } from './refund';
import { renewal } from './renewal';
import { trialEnding, trialStarted } from './trial';

export const mailKinds = {
  receipt,
  access,
  'pix-waiting': pixWaiting,
  'pix-expiring': pixExpiring,
  'slip-waiting': slipWaiting,
  'slip-expiring': slipExpiring,
  'trial-started': trialStarted,
  'trial-ending': trialEnding,
  renewal,
  refund,
} as const satisfies Record<string, MailKind>;

export type MailKindName = keyof typeof mailKinds;

export const isMailKind = (name: string): name is MailKindName => Object.hasOwn(mailKinds, name);

export const leadMailKinds = { 'abandoned-cart': abandonedCart } as const satisfies Record<
  string,
  LeadMailKind
>;

export const isLeadMailKind = (name: string): name is keyof typeof leadMailKinds =>
  Object.hasOwn(leadMailKinds, name);
