import { readCompose, readProxyConfig } from '@/faults/cluster/compose';

const secrets = {
  BUYER_LINK_SECRET: 'a secret of links',
  CAPTCHA_SECRET: 'a secret of captchas',
  DATA_KEY: 'a key of the data',
  LOOKUP_KEY: 'a key of what is found again',
  POSTGRES_PASSWORD: 'a password',
  SANDBOX_API_KEY: 'a key',
  SANDBOX_WEBHOOK_SECRET: 'a secret',
};

test('each service of compose.yaml has its command, its variables and a loopback address', () => {
  const compose = readCompose(secrets);
  const first = compose.getAddress('commerce-1');
  const second = compose.getAddress('commerce-2');
  expect(first).toMatch(/^127\.\d+\.\d+\.\d+$/);
  expect(first).not.toBe(second);
  const web = compose.services.find(({ name }) => name === 'web-2');
  expect(web).toMatchObject({ command: 'web', address: compose.getAddress('web-2') });
  expect(web?.environment.API_URL).toBe(`http://${first}:4000,http://${second}:4000`);
  const sandbox = compose.services.find(({ command }) => command === 'sandbox');
  expect(sandbox?.environment).toMatchObject({
    SANDBOX_API_KEY: 'a key',
    SANDBOX_HOST: compose.getAddress('sandbox'),
    SANDBOX_WEBHOOK_URL: `http://${compose.getAddress('proxy')}:4000/api/v1/webhooks/sandbox`,
  });
  const addresses = compose.services.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('an unset variable that compose.yaml requires is named', () => {
  expect(() => readCompose({ ...secrets, SANDBOX_API_KEY: undefined })).toThrow('SANDBOX_API_KEY');
});

test('the proxy listens at its own address, and knows the services by theirs', () => {
  const compose = readCompose(secrets);
  const config = readProxyConfig(compose);
  expect(config).toContain(`bind ${compose.getAddress('proxy')}:8080`);
  expect(config).toContain(`server web-1 ${compose.getAddress('web-1')}:3000`);
  expect(config).not.toMatch(/bind :|(?:web|commerce)-\d:/);
});
