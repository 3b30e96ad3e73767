import { aDatabase, count, onOff, postgres, seconds } from './variableKinds.server';

export const databaseVariables = {
  DATABASE_URL: postgres({ default: undefined, desc: aDatabase }),
  DATABASE_LISTEN_URL: postgres({ default: undefined, desc: aDatabase }),
  MIGRATION_DATABASE_URL: postgres({ default: undefined, desc: aDatabase }),
  DATABASE_POOL_SIZE: count({ default: 20, desc: 'a number from 1 to 500' }),
  DATABASE_STATEMENT_SECONDS: seconds({ default: 5, desc: 'a number of seconds from 0 to 300' }),
  DATABASE_POOLER: onOff({ default: false, desc: 'true or false' }),
};
