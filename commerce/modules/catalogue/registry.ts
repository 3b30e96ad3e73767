import type { CatalogueProduct, SoldPlan } from './CatalogueProduct';
import { aprovatotal } from './products/aprovatotal';
import { atrinca } from './products/atrinca';
import { conquer } from './products/conquer';
import { conquerUnna } from './products/conquerUnna';
import { eliteTraining } from './products/eliteTraining';
import { em } from './products/em';
import { exec } from './products/exec';
import { institutoDestiny } from './products/institutoDestiny';
import { live } from './products/live';
import { medcof } from './products/medcof';
import { mls } from './products/mls';
import { ms } from './products/ms';
import { msMozambique } from './products/msMozambique';
import { numberone } from './products/numberone';
import { performanc } from './products/performanc';
import { performancRecordings } from './products/performancRecordings';
import { powerhouse } from './products/powerhouse';
import { teens } from './products/teens';
import { vc } from './products/vc';
import { vcMozambique } from './products/vcMozambique';
import { wol } from './products/wol';
import { wolMozambique } from './products/wolMozambique';
import { wsp } from './products/wsp';

export const registry: CatalogueProduct[] = [
  aprovatotal,
  atrinca,
  conquer,
  conquerUnna,
  eliteTraining,
  em,
  exec,
  institutoDestiny,
  live,
  medcof,
  mls,
  ms,
  msMozambique,
  numberone,
  performanc,
  performancRecordings,
  powerhouse,
  teens,
  vc,
  vcMozambique,
  wol,
  wolMozambique,
  wsp,
];

const soldPlans = new Map<string, SoldPlan>(
  registry.flatMap((product) => product.plans.map((plan) => [plan.id, { product, plan }] as const)),
);

/**
 * Finds a plan whatever is switched off, because subscriptions that were bought continue. For work
 * that has only a transaction; operations use their `catalogue`.
 */
export const findSoldPlan = (planId: string): SoldPlan | undefined => soldPlans.get(planId);
