import { prepareCall } from '@/services/http/request';
import { prepareCaptcha } from '@/services/http/sendRequest';

vi.mock('@/services/http/sendRequest', { spy: true });

test('before a press, what sends its call is loaded, and its captcha is solved', async () => {
  const prepare = vi.mocked(prepareCaptcha).mockReturnValue();
  await prepareCall('lead');
  expect(prepare).toHaveBeenCalledExactlyOnceWith('lead');
});
