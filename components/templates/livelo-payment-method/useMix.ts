import { useState } from 'react';
import { useCheckout } from '@/contexts/checkout/CheckoutContext';
import { liveloRoutes } from '@/services/checkout/livelo/liveloRoutes';
import { changeVisit, type LiveloVisit } from '@/services/checkout/livelo/liveloVisit';
import {
  createMix,
  getMixChoices,
  isPossible,
  type Mix,
  type MixChoices,
} from '@/services/checkout/livelo/mix';
import { routes } from '@/services/checkout/routes';
import type { LiveloSession } from '@/services/livelo';

const mixChoices = ['points', 'both', 'cash'] as const;
export type MixChoice = (typeof mixChoices)[number];

/** Whether a value of a radio button is a choice. */
export function isMixChoice(value: string): value is MixChoice {
  return mixChoices.some((choice) => choice === value);
}

function choiceOf(points: number, { full, mixed }: MixChoices): MixChoice {
  if (points === full) return 'points';
  return mixed ? 'both' : 'cash';
}

/** What is chosen on arrival: as before, else as many points as the balance allows. */
function getFirstPoints(
  { points }: LiveloVisit,
  account: NonNullable<LiveloSession['account']>,
  total: number,
): number {
  const { coversAll, full, mixed } = getMixChoices(account, total);
  if (points !== null && isPossible(points, account, total)) return points;
  return coversAll ? full : (mixed?.most ?? 0);
}

/** The choice on the screen, and the mix that it comes to. @param total minor units */
export function useMix(
  account: NonNullable<LiveloSession['account']>,
  total: number,
  visit: LiveloVisit,
) {
  const { goTo } = useCheckout();
  const choices = getMixChoices(account, total);
  const [first] = useState(() => getFirstPoints(visit, account, total));
  const [choice, choose] = useState<MixChoice>(() => choiceOf(first, choices));
  const [points, setPoints] = useState(() =>
    choice === 'both' ? first : (choices.mixed?.most ?? 0),
  );
  const used: Record<MixChoice, number> = { points: choices.full, both: points, cash: 0 };
  const mix: Mix = createMix(used[choice], total, account.rate);

  const goOn = async () => {
    changeVisit({ points: choice === 'cash' ? null : used[choice] });
    await goTo(choice === 'cash' ? routes.payment : liveloRoutes.payment);
  };
  return { choice, choices, choose, setPoints, mix, goOn };
}
