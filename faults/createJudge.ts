import type { Report } from '../scripts/processes/supervisor';
import { formatFigure } from './runScenario';
import { createMinutesFigure, type Figure } from './Scenario';

interface Judgement {
  maxMinutes?: number;
  isTimed?: boolean;
}

export interface Judge {
  say: (figure: Figure) => void;
  /**
   * Reports the time since the judge was created and the number of missed figures. @returns that
   * number
   */
  end: () => number;
}

export function createJudge(
  report: Report,
  { isTimed = true, maxMinutes = 45 }: Judgement = {},
): Judge {
  const startedAt = performance.now();
  let missed = 0;
  const say = (figure: Figure) => {
    const isJudged = isTimed || !figure.isTiming;
    report(`${formatFigure(figure)}${isJudged ? '' : '  (time, not judged)'}`);
    if (isJudged && figure.missed > 0) missed += 1;
  };
  return {
    say,
    end() {
      say(createMinutesFigure(startedAt, maxMinutes));
      const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
      report(`${missed === 0 ? 'Nothing' : missed} missed, in ${minutes} minutes.`);
      return missed;
    },
  };
}
