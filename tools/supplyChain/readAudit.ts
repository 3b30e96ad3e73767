interface Weakness {
  name: string;
  severity: string;
}

export interface AuditResult {
  hasFailed: boolean;
  sentences: readonly string[];
}

const failing: readonly string[] = ['high', 'critical'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readWeaknesses(answer: string): Weakness[] | null {
  let report: unknown;
  try {
    report = JSON.parse(answer);
  } catch {
    return null;
  }
  if (!isRecord(report) || !isRecord(report.vulnerabilities)) return null;
  return Object.values(report.vulnerabilities).flatMap((entry) =>
    isRecord(entry) ? [{ name: String(entry.name), severity: String(entry.severity) }] : [],
  );
}

/**
 * @param answer the output of `npm audit --json`: an error or nothing where the registry was not
 *   reached, or has no such call
 */
export function readAudit(answer: string): AuditResult {
  const weaknesses = readWeaknesses(answer);
  if (weaknesses === null)
    return {
      hasFailed: false,
      sentences: [
        'NOT CHECKED: the registry did not answer npm audit, so nothing is known about weaknesses of the packages. Run npm run audit where the network allows it.',
      ],
    };
  const grave = weaknesses.filter(({ severity }) => failing.includes(severity));
  if (grave.length > 0)
    return {
      hasFailed: true,
      sentences: grave.map(
        ({ name, severity }) => `${name} has a known weakness (${severity}); npm audit says which.`,
      ),
    };
  return {
    hasFailed: false,
    sentences: [
      `Checked: no high or critical weakness is known of what runs in production; ${weaknesses.length} lesser ones.`,
    ],
  };
}
