import Type, { type Static } from 'typebox';
import { linkParameters } from '@/domain/link/linkParameters';
import { BusinessCode } from './business';

export const PlanProductParameters = Type.Object({
  planId: Type.String({ minLength: 1, maxLength: linkParameters.planId.maxLength }),
});

export const PlanProduct = Type.Object(
  { code: Type.String(), business: BusinessCode },
  { $id: 'PlanProduct', description: 'The product that a plan belongs to' },
);
export type PlanProduct = Static<typeof PlanProduct>;
