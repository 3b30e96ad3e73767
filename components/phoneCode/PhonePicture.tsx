import { ChoicePicture } from '../ui/ChoicePicture';

/** A phone with a message. */
export const PhonePicture = () => (
  <ChoicePicture>
    <path
      className="pale"
      d="M13 5h15a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z"
    />
    <path d="M17 38.5h7v2h-7zM20 13h19a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H28l-6 5v-5h-2a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4z" />
    <path
      className="light"
      d="M23 19.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM29.5 19.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM36 19.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"
    />
  </ChoicePicture>
);
