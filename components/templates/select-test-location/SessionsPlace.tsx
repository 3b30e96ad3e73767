import { useTranslation } from '@/contexts/TranslationContext';
import { ChoicePicture } from '../../ui/ChoicePicture';
import { ListPlace } from '../../ui/ListPlace';

const SessionsPicture = () => (
  <ChoicePicture>
    <path className="pale" d="M10 18h28v20a3 3 0 0 1-3 3H13a3 3 0 0 1-3-3z" />
    <path d="M16 8h3v4h10V8h3v4h3a3 3 0 0 1 3 3v5H10v-5a3 3 0 0 1 3-3h3zM15 24h5v4h-5zM22 24h5v4h-5zM15 32h5v4h-5z" />
    <path d="M29 30h5v5h-5z" transform="rotate(45 31.5 32.5)" />
  </ChoicePicture>
);

/** Where the days of a place will be listed. */
export function SessionsPlace() {
  const { t } = useTranslation();
  return <ListPlace picture={<SessionsPicture />}>{t('testLocation.session.place')}</ListPlace>;
}
