import { countPlannedElsewhere } from './modules/agreements/chargeAgreements';
import { paymentRepository } from './modules/payments/repository';
import type { SweepReports } from './modules/payments/sweep';
import type { Services } from './Services';

export async function reportOtherProviders(
  services: Services,
  onAlarm: SweepReports['onAlarm'],
): Promise<void> {
  const { connection, provider } = services;
  const underWay = await paymentRepository(connection).countUnderWayElsewhere(provider.name);
  const planned = await countPlannedElsewhere(services);
  for (const name of new Set([...underWay, ...planned].map((other) => other.provider))) {
    const parts = underWay.find((other) => other.provider === name)?.parts ?? 0;
    const charges = planned.find((other) => other.provider === name)?.charges ?? 0;
    const received = `${name} has ${parts} payments under way and ${charges} charges planned; ${provider.name} is running`;
    onAlarm({ kind: 'other_provider', received });
  }
}
