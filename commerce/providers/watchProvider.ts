import { withSpan } from '@/domain/monitoring/spans.server';
import { providerCalls } from '../monitoring/metrics';
import { ProviderNotReached, ProviderRefusal } from './errors';
import type { LoyaltyProgram } from './LoyaltyProgram';
import type { PaymentProvider } from './PaymentProvider';
import type { SmsSender } from './SmsSender';

type Port = 'payments' | 'sms' | 'loyalty';

function describeFailure(error: unknown): 'refused' | 'not_reached' | 'unknown' {
  if (error instanceof ProviderRefusal) return 'refused';
  return error instanceof ProviderNotReached ? 'not_reached' : 'unknown';
}

async function measure<Result>(
  provider: Port,
  call: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const end = providerCalls.startTimer({ provider, call });
  const span = { name: `${provider} ${call}`, type: 'external', subtype: provider } as const;
  try {
    const result = await withSpan(() => span, work);
    end({ result: 'answered' });
    return result;
  } catch (error) {
    end({ result: describeFailure(error) });
    throw error;
  }
}

export function watchProvider(provider: PaymentProvider): PaymentProvider {
  const pay = <Result>(call: string, work: () => Promise<Result>) =>
    measure('payments', call, work);
  const identifies = provider.identifyCard !== undefined;
  const simulates = provider.simulatePayment !== undefined;
  return {
    name: provider.name,
    minimumInstallment: provider.minimumInstallment,
    getCardKey: () => pay('getCardKey', () => provider.getCardKey()),
    createCharge: (order) => pay('createCharge', () => provider.createCharge(order)),
    findCharge: (reference) => pay('findCharge', () => provider.findCharge(reference)),
    // One call makes many, at the pace of its reader: its duration is not the provider's.
    listCharges: (day, onUnreadable) => provider.listCharges(day, onUnreadable),
    expireCharge: (chargeId) => pay('expireCharge', () => provider.expireCharge(chargeId)),
    receiveCharge: (chargeId) => pay('receiveCharge', () => provider.receiveCharge(chargeId)),
    captureCharge: (chargeId) => pay('captureCharge', () => provider.captureCharge(chargeId)),
    voidCharge: (chargeId) => pay('voidCharge', () => provider.voidCharge(chargeId)),
    refundCharge: (chargeId) => pay('refundCharge', () => provider.refundCharge(chargeId)),
    refundPart: (chargeId, order) => pay('refundPart', () => provider.refundPart(chargeId, order)),
    verifyCard: (order) => pay('verifyCard', () => provider.verifyCard(order)),
    getBankSlipDocument: (bankSlipId) =>
      pay('getBankSlipDocument', () => provider.getBankSlipDocument(bankSlipId)),
    ...(identifies && {
      identifyCard: (encryptedCard) =>
        pay('identifyCard', async () => (await provider.identifyCard?.(encryptedCard)) ?? null),
    }),
    readEvent: (rawBody, headers) => provider.readEvent(rawBody, headers),
    isReachable: () => provider.isReachable(),
    ...(simulates && {
      simulatePayment: async (charge) => provider.simulatePayment?.(charge),
    }),
  };
}

export const watchSmsSender = (sender: SmsSender): SmsSender => ({
  send: (sms) => measure('sms', 'send', () => sender.send(sms)),
});

export const watchLoyaltyProgram = (program: LoyaltyProgram): LoyaltyProgram => ({
  findMember: (cpf) => measure('loyalty', 'findMember', () => program.findMember(cpf)),
  sendCode: (code) => measure('loyalty', 'sendCode', () => program.sendCode(code)),
  verifyCode: (reference, code) =>
    measure('loyalty', 'verifyCode', () => program.verifyCode(reference, code)),
  getAccount: (authorization) =>
    measure('loyalty', 'getAccount', () => program.getAccount(authorization)),
});
