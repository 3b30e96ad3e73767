export interface Run {
  baseUrl: string;
  sandboxUrl: string;
  commerceUrl: string;
  schoolUrl: string;
  dataDir: string;
  chromium: string;
  reportFile: string | undefined;
}

function required(environment: NodeJS.ProcessEnv, name: string): string {
  const value = environment[name];
  if (value === undefined || value === '')
    throw new Error(`${name} is not set; run the browser tests with npm run test:e2e.`);
  return value;
}

export function readRun(environment: NodeJS.ProcessEnv): Run {
  return {
    baseUrl: required(environment, 'E2E_BASE_URL'),
    sandboxUrl: required(environment, 'E2E_SANDBOX_URL'),
    commerceUrl: required(environment, 'E2E_COMMERCE_URL'),
    schoolUrl: required(environment, 'E2E_SCHOOL_URL'),
    dataDir: required(environment, 'E2E_DATA_DIR'),
    chromium: required(environment, 'CHROMIUM_PATH'),
    reportFile: environment.E2E_REPORT_FILE,
  };
}
