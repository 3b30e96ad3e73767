import { prepareCall } from '@/services/http/prepareCall';
import { loadCallCode } from '@/services/http/request';
import { prepareCaptcha } from '@/services/http/sendRequest';

vi.mock('@/services/http/request', { spy: true });
vi.mock('@/services/http/sendRequest', { spy: true });

test('before a press, what sends its call is loaded, and its captcha is solved', async () => {
  const prepare = vi.mocked(prepareCaptcha).mockReturnValue();
  await prepareCall('lead');
  expect(prepare).toHaveBeenCalledExactlyOnceWith('lead');
});

test('code that is lost before a press fails nothing: the call requests it again', async () => {
  vi.mocked(loadCallCode).mockRejectedValueOnce(new Error('lost'));
  await expect(prepareCall('lead')).resolves.toBeUndefined();
});
