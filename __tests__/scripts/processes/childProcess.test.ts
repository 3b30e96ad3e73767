import { childEnvironment } from '@/scripts/processes/childProcess';

describe('childEnvironment', () => {
  const inherited = {
    NODE_ENV: 'test',
    PATH: '/usr/bin',
    DATABASE_URL: 'postgresql://secret@db/checkout',
    SANDBOX_API_KEY: 'secret',
  } as const;

  it('keeps variables that are not ours, such as PATH', () => {
    expect(childEnvironment(inherited, {})).toMatchObject({ PATH: '/usr/bin' });
  });

  it('passes none of our variables on by default', () => {
    expect(JSON.stringify(childEnvironment(inherited, { PORT: '3000' }))).not.toContain('secret');
  });

  it('passes the variables that it is given by name', () => {
    expect(childEnvironment(inherited, { PORT: '3000', NODE_ENV: 'production' })).toMatchObject({
      PORT: '3000',
      NODE_ENV: 'production',
    });
  });
});
