import { randomUUID } from 'node:crypto';
import Type from 'typebox';
import { Value } from 'typebox/value';
import { type DeliveredEvent, eventSchemas } from '@/contract/events/events';
import { type EventType, eventTypes } from '@/contract/events/eventTypes';
import type { Clock } from '../../database/clock';
import type { Connection } from '../../database/connect';
import { type Destination, mailDestinationId } from '../events/Destination';
import { leadMailKinds, mailKinds } from './kinds/registry';
import type { LeadMailKind, MailKind, MailPlan } from './Mail';
import { mailRepository, type NewMail } from './repository';

const kinds: readonly (readonly [name: string, kind: LeadMailKind | MailKind])[] = Object.entries({
  ...mailKinds,
  ...leadMailKinds,
});

export function createMailDestination(connection: Connection, clock: Clock): Destination {
  const mailedTypes = eventTypes.filter((type) => kinds.some(([, { planOn }]) => type in planOn));
  return {
    id: mailDestinationId,
    wants: ({ type }) => mailedTypes.includes(type),
    async deliver(event) {
      await mailRepository(connection).plan(planMails(event, clock()));
      return { kind: 'delivered' };
    },
  };
}

const Subject = Type.Object({ leadId: Type.String(), paymentId: Type.Optional(Type.String()) });

export function planMails({ data, timestamp, type }: DeliveredEvent, now: Date): NewMail[] {
  if (!Value.Check(Subject, data)) return [];
  const { leadId, paymentId = null } = data;
  return kinds.flatMap(([kind, { planOn }]) => {
    const plan = planOne(type, planOn[type], { data, at: new Date(timestamp) });
    if (!plan) return [];
    const { about, dueAt = now, facts = {} } = plan;
    return { id: randomUUID(), kind, about, leadId, paymentId, facts, dueAt, createdAt: now };
  });
}

function planOne<Kind extends EventType>(
  type: Kind,
  plan: MailKind['planOn'][Kind],
  { at, data }: { data: unknown; at: Date },
): MailPlan | null {
  const schema = eventSchemas[type];
  return plan && Value.Check(schema, data) ? plan(data, at) : null;
}
