import { atrinca } from './atrinca';
import { conquer } from './conquer';
import { conquerUnna } from './conquer-unna';
import { eumilitar } from './eumilitar';
import { institutoDestinyCid } from './instituto-destiny-cid';
import { live } from './live';
import { medcof } from './medcof';
import { mls } from './mls';
import { ms } from './ms';
import { msMz } from './ms-mz';
import { neutral } from './neutral';
import { numberone } from './numberone';
import { performanc } from './performanc';
import { powerhouse } from './powerhouse';
import { resolveenem } from './resolveenem';
import type { BrandTheme, Theme, ThemeMode } from './tokens';
import { unbranded } from './unbranded';
import { vc } from './vc';
import { wiseup } from './wiseup';
import { wiseupExec } from './wiseup-exec';
import { wol } from './wol';
import { wolMz } from './wol-mz';
import { wsp } from './wsp';

export const themes = {
  resolveenem,
  medcof,
  ms,
  'ms-mz': msMz,
  wol,
  'wol-mz': wolMz,
  performanc,
  numberone,
  wiseup,
  live,
  wsp,
  conquer,
  'conquer-unna': conquerUnna,
  'instituto-destiny-cid': institutoDestinyCid,
  eumilitar,
  neutral,
  // Of single products (`productLooks` of a brand).
  atrinca,
  mls,
  powerhouse,
  vc,
  'wiseup-exec': wiseupExec,
  // Of a page whose address names no product (server/props/plainProps.server.ts).
  unbranded,
} satisfies Record<string, BrandTheme>;

const known = new Map<string, BrandTheme>(Object.entries(themes));

export function getTheme(themeId: string, mode: ThemeMode): Theme {
  return (known.get(themeId) ?? themes.neutral)[mode];
}
