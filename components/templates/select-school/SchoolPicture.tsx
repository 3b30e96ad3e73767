import { ChoicePicture } from '../../ui/ChoicePicture';

export const SchoolPicture = () => (
  <ChoicePicture>
    <path className="pale" d="M4 25h40v16H4zM15 18h18v23H15z" />
    <path className="pale" d="M24 18h9v23h-9zM33 25h11v16H33z" />
    <path d="M23 2h9l-2 2.75 2 2.75h-7.25V11L37 20.5H11l12-9.5zM6 20.5h9V26H2.5zM42 20.5h-9V26h12.5zM2 40h44v3H2zM20.5 41v-7a3.5 3.5 0 0 1 7 0v7z" />
    <path
      className="light"
      d="M24 13a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM17 24h4.5v4H17zM26.5 24H31v4h-4.5zM6.5 30H11v6H6.5zM37 30h4.5v6H37z"
    />
  </ChoicePicture>
);
