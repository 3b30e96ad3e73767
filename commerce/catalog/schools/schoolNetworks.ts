import { numberoneSchools } from './numberoneSchools';
import type { SchoolNetwork } from './SchoolNetwork';
import { wiseupSchools } from './wiseupSchools';

/** Every brand that has schools. One is added by its file and one line here. */
export const schoolNetworks: SchoolNetwork[] = [numberoneSchools, wiseupSchools];
