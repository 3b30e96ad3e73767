import { ChoicePicture } from './ChoicePicture';

/** A price tag, beside a discount. */
export const TagPicture = () => (
  <ChoicePicture>
    <path
      className="pale"
      d="M20 9h16a4 4 0 0 1 4 4v12a4 4 0 0 1-1.2 2.8L27 39.6a4 4 0 0 1-5.6 0z"
    />
    <path d="M12 7h15a4 4 0 0 1 2.8 1.2l11 11a4 4 0 0 1 0 5.6l-14 14a4 4 0 0 1-5.6 0l-11-11A4 4 0 0 1 8 26V11a4 4 0 0 1 4-4z" />
    <path className="light" d="M17 12a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7z" />
  </ChoicePicture>
);
