import type { Scenario } from '../Scenario';
import { cards } from './cards';
import { crowd } from './crowd';
import { floods } from './floods';
import { gates } from './gates';
import { guesses } from './guesses';
import { markupsScenario } from './markups';
import { traces } from './traces';

export const abuses: readonly Scenario[] = [
  cards,
  floods,
  crowd,
  markupsScenario,
  guesses,
  traces,
  gates,
];
