import type { MozambiqueMethods } from '../mozambiqueMethods';
import { checkText, faultWhen, type Fault } from './fault';

/** The ways to pay in Mozambique: one at least is offered, each sells a plan everywhere. */
export function checkMozambiqueMethods(methods: MozambiqueMethods): Fault[] {
  const field = 'payment.mozambiqueMethods';
  const entries = Object.entries(methods);
  return [
    ...faultWhen(!entries.some(([, { isActive }]) => isActive), field, 'must have an active one'),
    ...entries.flatMap(([id, { name, planId }]) => [
      ...checkText(name, `${field}.${id}.name`),
      ...Object.entries(planId).flatMap(([environment, plan]) =>
        checkText(plan, `${field}.${id}.planId.${environment}`),
      ),
    ]),
  ];
}
