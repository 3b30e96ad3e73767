import { variableNames } from '../environment';

/**
 * The operator's environment without our own variables, plus what one process is given by name: the
 * web app never sees the database's password.
 */
export function childEnvironment(
  inherited: NodeJS.ProcessEnv,
  own: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const foreign = Object.entries(inherited).filter(([name]) => !variableNames.includes(name));
  return Object.assign({ NODE_ENV: inherited.NODE_ENV }, Object.fromEntries(foreign), own);
}
