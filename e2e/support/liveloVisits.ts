import { generateCpf } from '@brazilian-utils/brazilian-utils';
import { productKeys } from '@/services/checkout/productKeys';
import type { LiveloDevice } from '@/contract/livelo';
import type { LiveloVisit } from '@/components/livelo/liveloVisit';
import { openLiveloSession, sendLiveloCode, validateLiveloCode } from './commerce';
import type { RouteVisit } from './routeVisits';
import { seedBuyer, type SeededBuyer } from './seededBuyer';
import { readSmsCode } from './smsCode';

interface OpenVisit {
  visit: LiveloVisit;
  device: LiveloDevice;
}

async function open({ stored }: SeededBuyer): Promise<OpenVisit> {
  const { leadId } = stored.dataLead;
  const { devices, session } = await openLiveloSession(leadId, {
    ...productKeys.wup,
    // Codes and points belong to a member, so this one is used by no other test.
    cpf: generateCpf(),
  });
  const [device] = devices;
  if (!device) throw new Error('The member has no device.');
  return { visit: { leadId, session, points: null, failure: null }, device };
}

async function sendCode(seeded: SeededBuyer): Promise<OpenVisit> {
  const opened = await open(seeded);
  const { leadId, session } = opened.visit;
  await sendLiveloCode(leadId, { liveloSession: session, deviceId: opened.device.id });
  return opened;
}

async function prove(seeded: SeededBuyer): Promise<LiveloVisit> {
  const { device, visit } = await sendCode(seeded);
  const code = await readSmsCode(device.lastDigits);
  await validateLiveloCode(visit.leadId, { liveloSession: visit.session, code });
  return visit;
}

const screen = (
  route: string,
  prepare: (seeded: SeededBuyer) => Promise<LiveloVisit | undefined>,
): RouteVisit => ({
  route,
  prepare: async () => {
    const seeded = await seedBuyer('wup');
    const liveloVisit = await prepare(seeded);
    const { stored } = seeded;
    return {
      link: `${route}?product=wup&route=livelo`,
      stored,
      ...(liveloVisit && { liveloVisit }),
    };
  },
});

export const liveloVisits: readonly RouteVisit[] = [
  screen('/livelo/cpf', () => Promise.resolve(undefined)),
  screen('/livelo/payment-method', prove),
  screen('/livelo/payment', async (seeded) => ({ ...(await prove(seeded)), points: 12_000 })),
  screen('/livelo/error', async (seeded) => ({
    ...(await open(seeded)).visit,
    failure: 'unavailable',
  })),
  screen('/livelo/select-device', async (seeded) => (await open(seeded)).visit),
  screen('/livelo/code', async (seeded) => (await sendCode(seeded)).visit),
];
