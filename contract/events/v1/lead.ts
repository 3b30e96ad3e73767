import Type from 'typebox';
import { locales } from '../../enumerations';
import { Tracking } from '../../tracking';
import { EventBuyer } from './people';
import { saleMembers } from './sale';

export const LeadCreated = Type.Object({
  ...saleMembers,
  planId: Type.Union([Type.String(), Type.Null()]),
  locale: Type.Enum([...locales]),
  tracking: Type.Union([Tracking, Type.Null()]),
  buyer: EventBuyer,
});

export const ReminderAgreed = Type.Object({
  ...saleMembers,
  buyer: EventBuyer,
  agreedAt: Type.String({ format: 'date-time' }),
});
