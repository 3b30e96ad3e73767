import { ChoicePicture } from '../../ui/ChoicePicture';

export const SchoolPicture = () => (
  <ChoicePicture>
    <path className="pale" d="M8 22h32v18H8z" />
    <path d="M23 5h10l-2.5 3 2.5 3h-8v4l8 6v19H15V21l8-6zM11 26h2.5v4H11zM11 33h2.5v4H11zM34.5 26H37v4h-2.5zM34.5 33H37v4h-2.5zM5 40h38v2.5H5z" />
    <path
      className="light"
      d="M24 20.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM20.5 40v-6a3.5 3.5 0 0 1 7 0v6z"
    />
  </ChoicePicture>
);
